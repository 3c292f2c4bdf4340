/**
 * Serializes a value so that equal values give equal text, whatever the order of their keys. To
 * compare contexts that contain them, actors are represented by their id, functions by their name,
 * and errors by their name and message. Throws a `TypeError` on circular references.
 */
export function toCanonicalText(value: unknown): string {
  return serialize(value, []);
}

/** Returns whether two values have the same canonical text. Shared parts are not serialized. */
export function isSame(one: unknown, other: unknown): boolean {
  return isPlainlySame(one, other) || toCanonicalText(one) === toCanonicalText(other);
}

/** Returns whether two values are identical, or plain objects or arrays of such values. */
function isPlainlySame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item, index) => isPlainlySame(item, other[index]))
    );
  if (!isPlain(one) || !isPlain(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isPlainlySame(one[key], other[key]))
  );
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return (
    typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
  );
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
