import { describe, expect, test } from 'vitest';
import type { Stimulus, TestPath, TestStep } from '@dukacita/flows';
import { countOrders } from './countOrders.ts';

describe('the orders of a path', () => {
  test.each([
    ['one order if it is placed', ['placed'], [], 1],
    [
      'no order if none is placed',
      ['templateUnavailable', 'rejected', 'serverFailed', 'offline'],
      [],
      0,
    ],
    ['one order if its answer times out', ['timedOut'], [true], 1],
    [
      'one order if it is retried',
      ['timedOut', 'timedOut', 'inProgress', 'placed'],
      [true, true],
      1,
    ],
    [
      'one order if a retry is rejected without looking for it',
      ['timedOut', 'rejected', 'offline', 'placed'],
      [true],
      1,
    ],
    [
      'no order before the server rejects the retry',
      ['timedOut', 'packageUnavailable', 'timedOut'],
      [false, true],
      1,
    ],
    [
      'one order for each key',
      ['timedOut', 'placed', 'again', 'placed', 'startOver', 'templateUnavailable'],
      [true],
      2,
    ],
  ])('include %s', (_, outcomes, timedOutButHandled, count) => {
    expect(countOrders(pathOf(outcomes))).toEqual({ timedOutButHandled, count });
  });
});

function pathOf(outcomes: readonly string[]): TestPath {
  return {
    steps: outcomes.map((name) => ({ stimulus: stimulusOf(name) }) as TestStep),
  } as unknown as TestPath;
}

function stimulusOf(name: string): Stimulus {
  if (name === 'startOver')
    return { kind: 'event', id: 'order.startOver', type: 'order.startOver', case: '' } as Stimulus;
  const actor = name === 'again' ? 'payment' : 'placeOrder';
  return {
    kind: 'outcome',
    id: `${actor}: ${name}`,
    actor,
    outcome: name,
    child: actor,
  } as Stimulus;
}
