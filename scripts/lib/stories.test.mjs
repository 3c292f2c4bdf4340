import { expect, test } from 'vitest';
import { restingStates, findStoryErrors } from './stories.mjs';

const states = new Map([['door', ['shut', 'open.wide']]]);
const both = { id: 'door--both', tags: ['loading', 'state:door/shut', 'state:door/open.wide'] };

test('reports no error when one or more stories show each state', () => {
  expect(
    findStoryErrors(states, [
      both,
      { id: 'door--shut', tags: ['state:door/shut'] },
      { id: 'kit--button' },
    ]),
  ).toEqual([]);
});

test('reports a state without a story', () => {
  expect(findStoryErrors(states, [{ id: 'door--shut', tags: ['state:door/shut'] }])).toEqual([
    'No story shows door/open.wide. Add the tag "state:door/open.wide" to one.',
  ]);
});

test.each([
  ['an unknown state', 'state:door/ajar', 'door/ajar'],
  ['a compound state', 'state:door/open', 'door/open'],
  ['an unknown machine', 'state:window/shut', 'window/shut'],
])('reports a story that names %s', (_, tag, named) => {
  expect(findStoryErrors(states, [both, { id: 'door--new', tags: [tag] }])).toEqual([
    `The story door--new names ${named}, which is not a state in which a machine rests. Correct the tag.`,
  ]);
});

test('reports an error when there are no machines', () => {
  expect(findStoryErrors(new Map(), [])).toEqual(['No machines were found to check.']);
});

test('returns the atomic states without transient, compound and final ones', () => {
  const chart = [
    { id: 'shut', type: 'atomic', isTransient: false },
    { id: 'deciding', type: 'atomic', isTransient: true },
    { id: 'open', type: 'compound', isTransient: false },
    { id: 'open.wide', type: 'atomic', isTransient: false },
    { id: 'gone', type: 'final', isTransient: false },
  ];
  expect(restingStates({ states: new Map(chart.map((state) => [state.id, state])) })).toEqual([
    'shut',
    'open.wide',
  ]);
});
