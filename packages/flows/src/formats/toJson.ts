import { toCanonicalText } from '../canonical.ts';
import type { Expectation, Suite } from '../suite.ts';

/** Formats a suite without its snapshots as JSON. Values that JSON does not support become text. */
export function toJson(suite: Suite): string {
  const { model, graph: _, testPaths, transitionCounts, seenStates, ...plain } = suite;
  return `${JSON.stringify(
    {
      machine: model.name,
      ...plain,
      transitions: Object.fromEntries(transitionCounts),
      seenStates: [...seenStates],
      testPaths: testPaths.map(({ id, name, start, before, steps }) => ({
        id,
        name,
        start,
        before: plainExpectation(before),
        steps: steps.map(({ stimulus, event, transitions, expected }) => ({
          stimulus,
          event,
          transitions,
          expected: plainExpectation(expected),
        })),
      })),
    },
    (_, value: unknown) => (isPlain(value) ? value : toCanonicalText(value)),
    2,
  )}\n`;
}

function plainExpectation({ snapshot: _, ...plain }: Expectation): Omit<Expectation, 'snapshot'> {
  return plain;
}

function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null)
    return !['function', 'bigint'].includes(typeof value);
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
