import { expect, test } from 'vitest';
import { restingStates, findStoryErrors } from './stories.mjs';

const states = new Map([['door', ['shut', 'open.wide']]]);
const both = { id: 'door--both', tags: ['loading', 'state:door/shut', 'state:door/open.wide'] };

test('states that are shown are no fault, by one story or several', () => {
  expect(
    findStoryErrors(states, [
      both,
      { id: 'door--shut', tags: ['state:door/shut'] },
      { id: 'kit--button' },
    ]),
  ).toEqual([]);
});

test('a state without a story is a fault by name', () => {
  expect(findStoryErrors(states, [{ id: 'door--shut', tags: ['state:door/shut'] }])).toEqual([
    'No story shows door/open.wide: give one the tag "state:door/open.wide".',
  ]);
});

test.each([
  ['a state that is not there', 'state:door/ajar', 'door/ajar'],
  ['a state with others below it', 'state:door/open', 'door/open'],
  ['a machine that is not there', 'state:window/shut', 'window/shut'],
])('a story that names %s is a fault by name', (_, tag, named) => {
  expect(findStoryErrors(states, [both, { id: 'door--new', tags: [tag] }])).toEqual([
    `The story door--new names ${named}, which is no state where a machine rests.`,
  ]);
});

test('a check that finds no machine is blind', () => {
  expect(findStoryErrors(new Map(), [])).toEqual(['There are no machines.']);
});

test('a machine rests in its innermost states, but not where it passes or has ended', () => {
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
