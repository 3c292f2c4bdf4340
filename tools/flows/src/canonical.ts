/**
 * Serializes a value so that equal values give equal text, whatever the order of their keys. Actors
 * and functions are represented by name, so that contexts which hold them can be compared. Throws a
 * `TypeError` on circular references.
 */
export function canonical(value: unknown): string {
  return write(value, []);
}

function write(value: unknown, ancestors: readonly object[]): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `<function ${value.name}>`;
    case 'object':
      return writeObject(value, ancestors);
    default:
      return String(value);
  }
}

function writeObject(value: object, ancestors: readonly object[]): string {
  if (isActor(value)) return `<actor ${value.id}>`;
  if (ancestors.includes(value))
    throw new TypeError('Cannot compare a value with a circular reference.');
  const path = [...ancestors, value];
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
