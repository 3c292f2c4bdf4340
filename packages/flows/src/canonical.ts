/**
 * Serializes a value so that equal values give equal text, whatever the order of their keys. To
 * compare contexts that contain them, actors are represented by their id, functions by their name,
 * and errors by their name and message. Throws a `TypeError` on circular references.
 */
export function toCanonicalText(value: unknown): string {
  return serialize(value, []);
}

function serialize(value: unknown, ancestors: readonly object[]): string {
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
    case 'bigint':
      return `${value}n`;
    case 'function':
      return `<function ${value.name}>`;
    case 'object':
      return serializeObject(value, ancestors);
    default:
      return String(value);
  }
}

function serializeObject(value: object, ancestors: readonly object[]): string {
  if (isActor(value)) return `<actor ${value.id}>`;
  if (ancestors.includes(value))
    throw new TypeError('Cannot serialize a value with a circular reference.');
  const ancestorsOfItems = [...ancestors, value];
  const serializeItem = (item: unknown) => serialize(item, ancestorsOfItems);
  if (Array.isArray(value)) return `[${value.map(serializeItem).join(',')}]`;
  if (value instanceof Date) return `<date ${value.getTime()}>`;
  if (value instanceof Error) return `<error ${value.name}: ${value.message}>`;
  if (value instanceof Set) return `<set ${[...value].map(serializeItem).sort().join(',')}>`;
  if (value instanceof Map) {
    return `<map ${[...value]
      .map(([key, item]) => `${serializeItem(key)}:${serializeItem(item)}`)
      .sort()
      .join(',')}>`;
  }
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const properties = entries.map(([key, item]) => `${JSON.stringify(key)}:${serializeItem(item)}`);
  return `{${properties.join(',')}}`;
}

function isActor(value: object): value is { id: string } {
  return 'sessionId' in value && 'getSnapshot' in value && 'id' in value;
}
