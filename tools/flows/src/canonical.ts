/**
 * A text that is equal for equal values, whatever the order of their keys. Actors and functions stand in it
 * by name, so that contexts which hold them can be compared. Throws on values that refer to themselves.
 */
export function canonical(value: unknown): string {
  return write(value, []);
}

function write(value: unknown, above: readonly object[]): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `<function ${value.name}>`;
    case 'object':
      return writeObject(value, above);
    default:
      return String(value);
  }
}

function writeObject(value: object, above: readonly object[]): string {
  if (isActor(value)) return `<actor ${value.id}>`;
  if (above.includes(value))
    throw new TypeError('A value that refers to itself cannot be compared.');
  const path = [...above, value];
  const each = (item: unknown) => write(item, path);
  if (Array.isArray(value)) return `[${value.map(each).join(',')}]`;
  if (value instanceof Date) return `<date ${value.getTime()}>`;
  if (value instanceof Error) return `<error ${value.name}: ${value.message}>`;
  if (value instanceof Set) return `<set ${[...value].map(each).sort().join(',')}>`;
  if (value instanceof Map) {
    return `<map ${[...value]
      .map(([key, item]) => `${each(key)}:${each(item)}`)
      .sort()
      .join(',')}>`;
  }
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${each(item)}`).join(',')}}`;
}

function isActor(value: object): value is { id: string } {
  return 'sessionId' in value && 'getSnapshot' in value && 'id' in value;
}
