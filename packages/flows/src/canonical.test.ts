import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { toCanonicalText } from './canonical.ts';

test('canonical returns the same text for equal values whatever the order of their keys', () => {
  expect(toCanonicalText({ b: [1, undefined, null], a: { y: 1n, x: 'é' } })).toBe(
    toCanonicalText({ a: { x: 'é', y: 1n }, b: [1, undefined, null] }),
  );
  expect(
    toCanonicalText(
      new Map([
        [1, 'a'],
        [2, 'b'],
      ]),
    ),
  ).toBe(
    toCanonicalText(
      new Map([
        [2, 'b'],
        [1, 'a'],
      ]),
    ),
  );
  expect(toCanonicalText(new Set([2, 1]))).toBe(toCanonicalText(new Set([1, 2])));
});

test('canonical returns different texts for different values', () => {
  const values = [
    null,
    undefined,
    0,
    '0',
    0n,
    [],
    {},
    [0],
    ['0'],
    new Date(0),
    new Date(1),
    new Set(),
    new Map(),
    new Error('a'),
    new Error('b'),
    NaN,
  ];
  expect(new Set(values.map(toCanonicalText)).size).toBe(values.length);
});

test('canonical represents an actor by its id and throws on a circular reference', () => {
  expect(toCanonicalText({ ref: createActor(createMachine({}), { id: 'child' }) })).toBe(
    '{"ref":<actor child>}',
  );
  const loop: Record<string, unknown> = {};
  loop['self'] = loop;
  expect(() => toCanonicalText(loop)).toThrow('circular reference');
});
