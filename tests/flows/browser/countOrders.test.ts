import { describe, expect, test } from 'vitest';
import type { Stimulus } from '../../../tools/flows/src/stimulus.ts';
import type { TestPath, TestStep } from '../../../tools/flows/src/suite.ts';
import { countOrders } from './countOrders.ts';

describe('the orders of a tour', () => {
  test.each([
    ['one that is placed', ['placed'], [], 1],
    ['none where none is placed', ['templateGone', 'rejected', 'serverFailed', 'offline'], [], 0],
    ['one whose answer does not come', ['timedOut'], [true], 1],
    [
      'one that is asked for again',
      ['timedOut', 'timedOut', 'underWay', 'placed'],
      [true, true],
      1,
    ],
    [
      'one that was turned away unseen meanwhile',
      ['timedOut', 'rejected', 'offline', 'placed'],
      [true],
      1,
    ],
    [
      'none before the server says that there is none',
      ['timedOut', 'packageGone', 'timedOut'],
      [false, true],
      1,
    ],
    [
      'one for each key',
      ['timedOut', 'placed', 'again', 'placed', 'startOver', 'templateGone'],
      [true],
      2,
    ],
  ])('are %s', (_, done, unheard, count) => {
    expect(countOrders(pathOf(done))).toEqual({ unheard, count });
  });
});

function pathOf(done: readonly string[]): TestPath {
  return {
    steps: done.map((name) => ({ stimulus: stimulusOf(name) }) as TestStep),
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
