import { expect, test } from 'vitest';
import { and, createMachine, not, setup } from 'xstate';
import { defineModel } from '../defineModel.ts';
import { generate } from '../generate.ts';
import { english } from '../messages.ts';
import { noPayload } from '../outcomes.ts';
import { doorModel } from '../testing/doorMachine.ts';
import { ANYWHERE, createAtlasMap, START } from './atlasMap.ts';
import { drawAtlas } from './drawAtlas.ts';
import { drawMap } from './drawMap.ts';

const looks = [{ name: 'phone', theme: 'light', width: 360, text: 100 }] as const;

test('drawAtlas draws a machine whose root is a parallel state', async () => {
  const suite = generate(doorModel, { cover: ['states'] });
  const page = await drawAtlas({
    title: 'Atlas',
    suites: [suite],
    words: english,
    looks,
    gallery: {},
    storybook: '',
  });
  expect(page).toContain('<title>Atlas</title>');
  expect(
    createAtlasMap(suite, english)
      .transitions.filter(({ source }) => source === START)
      .map(({ target }) => target),
  ).toEqual(['door.shut', 'lamp.off']);
});

test('drawAtlas draws a transition to a parallel root as one to each of its regions', async () => {
  const machine = createMachine({
    id: 'm',
    type: 'parallel',
    on: { reset: '#m', note: { actions: () => {} } },
    states: {
      one: { initial: 'a', states: { a: { on: { go: 'b' } }, b: {} } },
      two: { initial: 'a', states: { a: {} } },
    },
  });
  const model = defineModel(machine, {
    events: { reset: noPayload, note: noPayload, go: noPayload },
  });
  const suite = generate(model, { cover: ['transitions'] });
  expect(
    createAtlasMap(suite, english)
      .transitions.filter(({ trigger }) => trigger === 'reset')
      .map(({ id, source, target }) => [id, source, target]),
  ).toEqual([
    ['(root) reset', ANYWHERE, 'one.a'],
    ['(root) reset → two.a', ANYWHERE, 'two.a'],
  ]);
  await expect(
    drawAtlas({ title: 'm', suites: [suite], words: english, looks, gallery: {}, storybook: '' }),
  ).resolves.toContain('</html>');
});

test('drawMap writes a combined guard as a sentence', async () => {
  const machine = setup({
    guards: { isReady: () => true, isOff: () => false, isBroken: () => false },
  }).createMachine({
    id: 'm',
    initial: 'a',
    states: {
      a: { always: { guard: and(['isReady', not(and(['isOff', 'isBroken']))]), target: 'b' } },
      b: {},
    },
  });
  const suite = generate(defineModel(machine, { events: {} }), { cover: ['states'] });
  const { lines } = await drawMap(
    createAtlasMap(suite, english),
    { width: 10, height: 10 },
    () => true,
    () => false,
  );
  expect(lines.flatMap(({ entries }) => entries.map(({ text }) => text.join(' ')))).toEqual([
    'isReady and not (isOff and isBroken)',
  ]);
});
