/** Returns a value that guards have checked. Throws an error with its name when it is null. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null)
    throw new Error(`The order has no ${name}, but a guard let the machine continue without it.`);
  return value;
}
