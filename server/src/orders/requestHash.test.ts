import { describe, expect, it } from 'vitest';
import { requestHash } from './requestHash.ts';

const body = { b: 1, a: { d: [1, 2], c: 'x' } };

describe('requestHash', () => {
  it('does not mind the order of keys', () => {
    expect(requestHash('createGreetingOrder', { a: { c: 'x', d: [1, 2] }, b: 1 })).toBe(
      requestHash('createGreetingOrder', body),
    );
  });

  it.each([
    ['another value', { b: 2, a: { d: [1, 2], c: 'x' } }],
    ['another order in a list', { b: 1, a: { d: [2, 1], c: 'x' } }],
    ['one field more', { b: 1, a: { d: [1, 2], c: 'x' }, e: null }],
    ['a space more', { b: 1, a: { d: [1, 2], c: 'x ' } }],
    ['text in place of a number', { b: '1', a: { d: [1, 2], c: 'x' } }],
  ])('tells %s', (_what, other) => {
    expect(requestHash('createGreetingOrder', other)).not.toBe(
      requestHash('createGreetingOrder', body),
    );
  });

  it('tells the operations apart', () => {
    expect(requestHash('createFlowerOrder', body)).not.toBe(
      requestHash('createGreetingOrder', body),
    );
  });
});
