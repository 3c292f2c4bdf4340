import { assertionsOf, executorOf, type Layer } from './layer.ts';
import type { Expectation, Tour } from './suite.ts';

export interface TourFailure {
  /** Steps taken before; 0 when the beginning is wrong already. */
  readonly step: number;
  /** What was done last, or `start`. */
  readonly after: string;
  readonly message: string;
  readonly error: unknown;
}

export interface TourResult {
  readonly tour: Tour;
  readonly layer: string;
  readonly failure: TourFailure | null;
  /** How long it took, in ms. */
  readonly duration: number;
}

export interface RunOptions<World> {
  /** Called after the assertions of each step held, `step` 0 being the beginning: the place for a picture. */
  readonly onStep?: (world: World, tour: Tour, step: number) => void | Promise<void>;
  /** Called when a step has failed, before the world is stopped. */
  readonly onFailure?: (world: World, tour: Tour, failure: TourFailure) => void | Promise<void>;
}

/** Runs a tour on a layer, and asserts at every step. Never throws for what the tour finds. */
export async function runTour<World>(
  layer: Layer<World>,
  tour: Tour,
  options: RunOptions<World> = {},
): Promise<TourResult> {
  const begin = performance.now();
  const failure = await walk(layer, tour, options);
  return { tour, layer: layer.name, failure, duration: performance.now() - begin };
}

/** Runs tours one after another. */
export async function runTours<World>(
  layer: Layer<World>,
  tours: readonly Tour[],
  options: RunOptions<World> = {},
): Promise<TourResult[]> {
  const results: TourResult[] = [];
  for (const tour of tours) results.push(await runTour(layer, tour, options));
  return results;
}

async function walk<World>(
  layer: Layer<World>,
  tour: Tour,
  options: RunOptions<World>,
): Promise<TourFailure | null> {
  let world: World;
  try {
    world = await layer.start(tour);
  } catch (error) {
    return describe(tour, 0, error);
  }
  let step = 0;
  try {
    await look(layer, world, tour.before);
    await options.onStep?.(world, tour, 0);
    for (const each of tour.steps) {
      step += 1;
      await executorOf(layer, each)(world, each);
      await look(layer, world, each.expected);
      await options.onStep?.(world, tour, step);
    }
  } catch (error) {
    const failure = describe(tour, step, error);
    await options.onFailure?.(world, tour, failure);
    return failure;
  } finally {
    await layer.stop?.(world);
  }
  return null;
}

async function look<World>(
  layer: Layer<World>,
  world: World,
  expected: Expectation,
): Promise<void> {
  const assertions = assertionsOf(layer, expected.states);
  if (layer.check !== undefined) await layer.check(world, expected);
  for (const assertion of assertions) await assertion(world, expected);
}

function describe(tour: Tour, step: number, error: unknown): TourFailure {
  const after = step === 0 ? 'start' : (tour.steps[step - 1]?.stimulus.id ?? 'start');
  return { step, after, message: error instanceof Error ? error.message : String(error), error };
}
