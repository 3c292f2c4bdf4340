import { createActor, createMachine } from 'xstate';
import { expect, test } from 'vitest';
import { isSame, toCanonicalText } from './canonical.ts';

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

test('isSame compares as the canonical texts do', () => {
  const shared = { list: [1, new Date(0)] };
  expect(isSame({ a: 1, b: shared }, { b: shared, a: 1 })).toBe(true);
  expect(isSame([new Set([1, 2]), new Error('a')], [new Set([2, 1]), new Error('a')])).toBe(true);
  expect(isSame({ a: undefined }, { b: undefined })).toBe(false);
  expect(isSame([shared, 1], [shared])).toBe(false);
  expect(isSame({ error: new Error('a') }, { error: new Error('b') })).toBe(false);
  expect(isSame([], {})).toBe(false);
});
