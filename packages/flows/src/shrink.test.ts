import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Adapter } from './adapter.ts';
import { createMachineAdapter } from './createMachineAdapter.ts';
import { defineModel } from './defineModel.ts';
import { describeFailure } from './describeFailure.ts';
import { findPath, formatRoute, toRoute } from './findEdges.ts';
import { generate } from './generate.ts';
import { noPayload } from './outcomes.ts';
import { rebuild } from './rebuild.ts';
import { run } from './run.ts';
import { runPath } from './runPath.ts';
import { createShrinker, type RunAgain } from './shrink.ts';
import { doorModel } from './testing/doorMachine.ts';

/** A ring of rooms, with a lamp that can be switched in each of them. */
const rooms = ['a', 'b', 'c', 'd', 'e', 'f'];
const lampModel = defineModel(
  createMachine({
    id: 'rooms',
    initial: 'a',
    states: Object.fromEntries(
      rooms.map((room, index) => [
        room,
        { on: { go: rooms[(index + 1) % rooms.length], lamp: room, sleep: room } },
      ]),
    ),
  }),
  { events: { go: noPayload, lamp: noPayload, sleep: noPayload } },
);
const suite = generate(lampModel, { cover: ['pairs'], maxSteps: Number.POSITIVE_INFINITY });

/** An adapter that fails where `isBroken` is true of the steps so far. */
function brokenAdapter(isBroken: (done: string, room: string) => boolean): Adapter<string[]> {
  const record = (done: string[], { stimulus }: { readonly stimulus: { readonly id: string } }) => {
    done.push(stimulus.id);
  };
  return {
    name: 'broken',
    start: () => [],
    events: { go: record, lamp: record, sleep: record },
    actors: {},
    states: Object.fromEntries(
      rooms.map((room) => [
        room,
        (done: string[]) => {
          if (isBroken(done.join(' '), room)) throw new Error('It is dark.\nin a room');
        },
      ]),
    ),
  };
}

async function shortestOf(
  adapter: Adapter<string[]>,
  shrink: { runs?: number; time?: number } = {},
): Promise<string | undefined> {
  const results = await run(suite, adapter, { shrink });
  const shortest = results.find(({ failure }) => failure !== null)?.failure?.shortest;
  return shortest && formatRoute(toRoute(shortest));
}

describe('the shortest failing path', () => {
  test('ends in the same node when the fault needs nothing else', async () => {
    const shortest = await shortestOf(
      brokenAdapter((done, room) => room === 'd' && done.endsWith('lamp')),
    );
    expect(shortest).toBe('start > go > go > go > lamp');
  });

  test('ends in a node nearer to the start when the fault is there, too', async () => {
    const shortest = await shortestOf(brokenAdapter((done) => done.endsWith('lamp')));
    expect(shortest).toBe('start > lamp');
  });

  test('keeps the earlier steps that the fault needs', async () => {
    const shortest = await shortestOf(
      brokenAdapter((done, room) => room === 'b' && /sleep.*lamp$/.test(done)),
    );
    expect(shortest?.split(' > ')).toHaveLength(4);
    expect(shortest).toMatch(/^start > (sleep > go|go > sleep) > lamp$/);
  });

  test('fails in the same way, not in any way', async () => {
    const adapter = brokenAdapter((done, room) => room === 'd' && done.endsWith('lamp'));
    const again: RunAgain = async (candidate) => {
      const isOther = candidate.steps[0]?.stimulus.id === 'go';
      const result = await runPath(adapter, candidate);
      const { failure } = result;
      return {
        ...result,
        failure: failure && isOther ? { ...failure, message: 'Cold.' } : failure,
      };
    };
    const path = findPath(suite, 'start > lamp > go > go > go > lamp');
    const { failure } = await createShrinker(suite.graph)(await again(path), again);
    expect(failure?.shortest).toEqual(path);
  });

  test.each([{ runs: 0 }, { time: -1 }])(
    'is the path itself without a budget: %o',
    async (none) => {
      const adapter = brokenAdapter((done, room) => room === 'd' && /lamp.*lamp$/.test(done));
      const results = await run(suite, adapter, { shrink: none });
      const failed = results.find(({ failure }) => failure !== null);
      expect(failed?.failure?.shortest?.steps).toEqual(
        failed?.testPath.steps.slice(0, failed.failure?.step),
      );
    },
  );

  test('is searched only once for failures with the same cause', async () => {
    let starts = 0;
    const adapter = brokenAdapter((done) => done.endsWith('lamp'));
    const split = generate(lampModel, { cover: ['pairs'], maxSteps: 8 });
    const results = await run(split, {
      ...adapter,
      start: () => {
        starts += 1;
        return [];
      },
    });
    const failed = results.filter(({ failure }) => failure !== null);
    expect(failed.length).toBeGreaterThan(2);
    expect(new Set(failed.map(({ failure }) => failure?.shortest?.steps.length))).toEqual(
      new Set([1]),
    );
    expect(starts - results.length).toBeLessThanOrEqual(2);
  });
});

test('a failure is described with its state, its shortest path and the command that runs it', async () => {
  const changed = rebuild(doorModel.machine, {
    transition: (id, config) =>
      id === 'door.asking leave' ? { ...config, target: '#house.door.locked' } : config,
  });
  const doorSuite = generate(doorModel);
  const results = await run(doorSuite, createMachineAdapter(doorModel, changed));
  const { testPath, failure } = results.find((each) => each.failure !== null)!;
  const lines = describeFailure(doorModel, testPath, failure!, 'machine').split('\n');
  const [, lamp] = /"lamp":"(on|off)"/.exec(lines[1]!)!;
  const steps = lamp === 'on' ? ['knock code', 'lamp', 'leave'] : ['knock code', 'leave'];
  expect(lines[0]).toBe(
    `house, ${testPath.id}, step ${failure!.step} of ${testPath.steps.length}, "leave", in "door.shut + lamp.${lamp}":`,
  );
  expect(lines.slice(-2 - steps.length)).toEqual([
    'The shortest path that fails so, from "start":',
    ...steps.map((step, index) => `  ${index + 1}. ${step}`),
    `Run it again: flows run --machine house --path 'start > ${steps.join(' > ')}'`,
  ]);
  expect(toRoute(findPath(doorSuite, 'start > knock code > leave')).steps).toEqual([
    'knock code',
    'leave',
  ]);
  expect(() => findPath(doorSuite, 'start > knock cod')).toThrow(
    'cannot take "knock cod" in "door.shut + lamp.off" after "start". Did you mean "knock code"?',
  );
});
