import fc from 'fast-check';
import { createMachine, fromPromise, type AnyStateMachine } from 'xstate';
import { defineModel } from '../defineModel.ts';
import type { Model } from '../modelTypes.ts';
import { noPayload, error, success } from '../outcomes.ts';

interface Shape {
  readonly size: number;
  readonly events: readonly (readonly [
    from: number,
    event: number,
    to: number,
    guarded: boolean,
  ])[];
  readonly invokes: readonly (readonly [state: number, done: number, error: number])[];
  readonly delays: readonly (readonly [state: number, length: number, to: number])[];
  readonly region: boolean;
  readonly finals: readonly number[];
}

const size = 9;
const state = fc.nat({ max: size - 1 });

/**
 * Arbitrary machines with events, guards, invoked actors, delays, final states and sometimes a
 * second region.
 */
export const shapes: fc.Arbitrary<Shape> = fc.record({
  size: fc.constant(size),
  events: fc.array(fc.tuple(state, fc.nat({ max: 3 }), state, fc.boolean()), { maxLength: 24 }),
  invokes: fc.array(fc.tuple(state, state, state), { maxLength: 3 }),
  delays: fc.array(fc.tuple(state, fc.constantFrom(100, 250, 1000), state), { maxLength: 3 }),
  region: fc.boolean(),
  finals: fc.array(fc.integer({ min: 1, max: size - 1 }), { maxLength: 2 }),
});

/**
 * Creates a machine of this shape and its model. A guard is true for one case of its event and
 * false for the other.
 */
export function modelOf(shape: Shape): Model {
  const main = mainRegion(shape);
  const lamp = {
    initial: 'off',
    states: { off: { on: { e0: 'on' } }, on: { on: { lamp: 'off' } } },
  };
  const config = shape.region ? { type: 'parallel', states: { main, lamp } } : main;
  const machine = createMachine({ id: 'm', ...config } as never, {
    actors: { ask: fromPromise(() => Promise.resolve(1)) },
  }) as AnyStateMachine;
  const used = new Set(
    shape.events.filter(([from]) => !shape.finals.includes(from)).map(([, event]) => `e${event}`),
  );
  if (shape.region) used.add('e0').add('lamp');
  const twoCases = { yes: { pass: true }, no: { pass: false } };
  return defineModel(machine, {
    events: Object.fromEntries(
      [...used].map((type) => [type, type === 'lamp' ? noPayload : twoCases]),
    ),
    actors: hasActors(shape)
      ? { ask: { done: success(1), broken: error(new Error('broken')) } }
      : {},
  } as never);
}

function hasActors({ invokes, finals }: Shape): boolean {
  return invokes.some(([at]) => !finals.includes(at));
}

function mainRegion({ size: count, events, invokes, delays, finals }: Shape) {
  const states = Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      if (finals.includes(index)) return [`s${index}`, { type: 'final' }];
      const on: Record<string, unknown[]> = {};
      for (const [from, event, to, guarded] of events) {
        if (from !== index) continue;
        const guard = guarded
          ? { guard: ({ event: sent }: { event: { pass?: boolean } }) => sent.pass === true }
          : {};
        (on[`e${event}`] ??= []).push({ target: `s${to}`, ...guard });
      }
      const after: Record<string, string> = {};
      for (const [at, length, to] of delays) if (at === index) after[length] = `s${to}`;
      const invoke = invokes
        .filter(([at]) => at === index)
        .slice(0, 1)
        .map(([, done, error]) => ({
          id: `ask${index}`,
          src: 'ask',
          onDone: `s${done}`,
          onError: `s${error}`,
        }));
      return [`s${index}`, { on, after, invoke }];
    }),
  );
  return { initial: 's0', states };
}
