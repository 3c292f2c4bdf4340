import { and, createMachine, fromPromise, not } from 'xstate';
import { expect, test } from 'vitest';
import { readChart } from './chart.ts';
import { rebuild } from './rebuild.ts';
import { doorMachine } from './testing/doorMachine.ts';

test('readChart lists every state and transition of the machine', () => {
  const chart = readChart(doorMachine);
  expect([...chart.states.keys()]).toEqual([
    'door',
    'door.shut',
    'door.asking',
    'door.asking.waiting',
    'door.asking.broken',
    'door.open',
    'door.locked',
    'lamp',
    'lamp.off',
    'lamp.on',
  ]);
  expect(
    [...chart.transitions.values()].map(({ id, guard, targets }) => [id, guard, ...targets]),
  ).toEqual([
    ['door.shut knock', 'hasCode', 'door.asking'],
    ['door.shut always', 'guard', 'door.locked'],
    ['door.asking leave', null, 'door.shut'],
    ['door.asking.waiting done(ask)#1', 'isYes', 'door.open'],
    ['door.asking.waiting done(ask)#2', null, 'door.shut'],
    ['door.asking.waiting error(ask)', null, 'door.asking.broken'],
    ['door.asking.waiting after(patience)', null, 'door.shut'],
    ['lamp.off lamp', null, 'lamp.on'],
    ['lamp.on lamp', null, 'lamp.off'],
  ]);
  expect(chart.eventTypes).toEqual(['knock', 'leave', 'lamp']);
  expect(chart.invocations).toEqual([{ id: 'ask', actor: 'ask', state: 'door.asking.waiting' }]);
});

const odd = createMachine(
  {
    id: 'odd',
    initial: 'a',
    on: { '*': { actions: 'note' }, 'form.*': { target: '.b' } },
    states: {
      a: {
        entry: 'note',
        on: { go: [{ guard: and(['ready', not('late')]), target: 'b' }, 'c'], stay: {} },
        onDone: 'c',
        initial: 'x',
        states: { x: { type: 'final' } },
      },
      b: {
        invoke: [
          { src: fromPromise(() => Promise.resolve()), onDone: 'c' },
          { id: 'named', src: fromPromise(() => Promise.resolve()), onError: 'c' },
        ],
      },
      c: { after: { 500: 'a' } },
    },
  },
  { guards: { ready: () => true, late: () => false }, actions: { note: () => {} } },
);

test('rebuild passes exactly the transition ids of the chart', () => {
  for (const machine of [doorMachine, odd]) {
    const ids: string[] = [];
    rebuild(machine, { transition: (id, config) => (ids.push(id), config) });
    expect(ids.toSorted()).toEqual([...readChart(machine).transitions.keys()].toSorted());
  }
});

test('readChart reads wildcards, forbidden events, composed guards and unnamed actors', () => {
  const chart = readChart(odd);
  expect(chart.wildcards).toEqual(['*', 'form.*']);
  expect(chart.transitions.get('a stay')?.isInert).toBe(true);
  expect(chart.transitions.get('a go#1')?.guard).toBe('and(ready, not(late))');
  expect(chart.transitions.get('a go#2')?.before).toEqual(['a go#1']);
  expect(chart.invocations.map(({ actor }) => actor)).toEqual(['0.odd.b', 'named']);
  expect([...chart.transitions.keys()]).toContain('a finished(a)');
});

test('rebuild without changes gives a machine with the same definition', () => {
  const rebuilt = rebuild(odd, {});
  expect(JSON.stringify(rebuilt.definition)).toBe(JSON.stringify(odd.definition));
});
