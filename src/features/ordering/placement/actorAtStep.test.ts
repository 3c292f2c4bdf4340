import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { actorAtStep } from './actorAtStep.ts';

const machine = createMachine({
  initial: 'florists',
  states: {
    florists: {
      meta: { step: 'florists' },
      initial: 'loading',
      states: { loading: { on: { loaded: 'ready' } }, ready: {} },
      on: { next: 'products' },
    },
    products: { meta: { step: 'products' }, on: { back: 'florists' } },
  },
});

test('R400 shows the last snapshot of a step after the order has left it', () => {
  const actor = createActor(machine).start();
  const shown = actorAtStep(actor, 'florists');
  expect(shown.getSnapshot().value).toEqual({ florists: 'loading' });
  shown.send({ type: 'loaded' });
  expect(shown.getSnapshot().value).toEqual({ florists: 'ready' });
  shown.send({ type: 'next' });
  expect(actor.getSnapshot().value).toBe('products');
  expect(shown.getSnapshot().value).toEqual({ florists: 'ready' });
  shown.send({ type: 'back' });
  expect(shown.getSnapshot().value).toEqual({ florists: 'loading' });
});

test('tells subscribers about every change of the order', () => {
  const actor = createActor(machine).start();
  const values: unknown[] = [];
  const { unsubscribe } = actorAtStep(actor, 'florists').subscribe(({ value }) =>
    values.push(value),
  );
  actor.send({ type: 'next' });
  unsubscribe();
  actor.send({ type: 'back' });
  expect(values).toEqual(['products']);
});
