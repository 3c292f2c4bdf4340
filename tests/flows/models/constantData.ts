/** Returns the goals of data that a model always gives to its actors alike, with the reason. */
export function constantData(reason: string, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [`data ${field}`, reason]));
}

/** The reason for data of which the fixtures have only one example. */
export const oneInFixtures = 'The fixtures have one person, one buyer, one order and one file.';
