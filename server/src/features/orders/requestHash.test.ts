import { describe, expect, it } from 'vitest';
import { requestHash } from './requestHash.ts';

const body = { b: 1, a: { d: [1, 2], c: 'x' } };

describe('requestHash', () => {
  it('ignores the order of keys', () => {
    expect(requestHash('createGreetingOrder', { a: { c: 'x', d: [1, 2] }, b: 1 })).toBe(
      requestHash('createGreetingOrder', body),
    );
  });

  it.each([
    ['another value', { b: 2, a: { d: [1, 2], c: 'x' } }],
    ['another order of array items', { b: 1, a: { d: [2, 1], c: 'x' } }],
    ['an additional field', { b: 1, a: { d: [1, 2], c: 'x' }, e: null }],
    ['an additional space', { b: 1, a: { d: [1, 2], c: 'x ' } }],
    ['a string instead of a number', { b: '1', a: { d: [1, 2], c: 'x' } }],
  ])('differs with %s', (_description, other) => {
    expect(requestHash('createGreetingOrder', other)).not.toBe(
      requestHash('createGreetingOrder', body),
    );
  });

  it('differs between operations', () => {
    expect(requestHash('createFlowerOrder', body)).not.toBe(
      requestHash('createGreetingOrder', body),
    );
  });
});
