/**
 * Serializes a value so that equal values give equal text, whatever the order of their keys. To
 * compare contexts that contain them, actors are represented by their id, functions by their name,
 * and errors by their name and message. Instances of other classes are represented by what can be
 * seen of them, which `findOpaque` finds. Throws a `TypeError` on circular references.
 */
export function toCanonicalText(value: unknown): string {
  return serialize(value, []);
}

/** A value whose content cannot be compared, and where it is. */
export interface OpaqueValue {
  readonly path: string;
  readonly className: string;
}

/**
 * Returns the first value whose content cannot be compared: a blob, or an instance of a class that
 * may have private fields and no `toJSON`. Returns null when there is none.
 */
export function findOpaque(value: unknown, path = ''): OpaqueValue | null {
  if (typeof value !== 'object' || value === null || isActor(value)) return null;
  if (isOpaque(value)) return { path, className: value.constructor.name };
  const items =
    value instanceof Map || value instanceof Set
      ? [...value].map((item, index) => [index, item] as const)
      : Array.isArray(value) || isPlain(value)
        ? Object.entries(value)
        : [];
  for (const [key, item] of items) {
    const found = findOpaque(item, path === '' ? String(key) : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

function isOpaque(value: object): boolean {
  if (value instanceof Blob) return true;
  return (
    !isPlain(value) &&
    !Array.isArray(value) &&
    !comparableClasses.some((each) => value instanceof each) &&
    !ArrayBuffer.isView(value) &&
    !('toJSON' in value)
  );
}

/** The classes besides those with `toJSON` whose instances are serialized completely. */
const comparableClasses = [Date, Error, Set, Map, RegExp, URLSearchParams, ArrayBuffer];

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

export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && hasPlainPrototype(value);
}

function hasPlainPrototype(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  // The prototype of plain objects has no prototype, also in another realm.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
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
  if (value instanceof RegExp || value instanceof URLSearchParams)
    return `<${value.constructor.name} ${String(value)}>`;
  if (value instanceof ArrayBuffer) return `<bytes ${new Uint8Array(value).join()}>`;
  if (ArrayBuffer.isView(value))
    return `<${value.constructor.name} ${new Uint8Array(value.buffer, value.byteOffset, value.byteLength).join()}>`;
  if (value instanceof Blob)
    return `<${value.constructor.name} ${'name' in value ? String(value.name) : ''} ${value.type} ${value.size}>`;
  if ('toJSON' in value && typeof value.toJSON === 'function' && !hasPlainPrototype(value))
    return `<${value.constructor.name} ${serializeItem(value.toJSON())}>`;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  const properties = entries.map(([key, item]) => `${JSON.stringify(key)}:${serializeItem(item)}`);
  const text = `{${properties.join(',')}}`;
  return hasPlainPrototype(value) ? text : `<${value.constructor.name} ${text}>`;
}

export function isActor(value: object): value is { id: string } {
  return 'sessionId' in value && 'getSnapshot' in value && 'id' in value;
}
