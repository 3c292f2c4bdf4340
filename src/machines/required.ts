/** Returns a value that guards have checked. Throws an error with its name when it is null. */
export function required<Value>(value: Value | null, name: string): Value {
  if (value === null)
    throw new Error(`The machine has no ${name}, but a guard let it continue without.`);
  return value;
}
