import type { Graph } from './buildGraph.ts';
import { allItems, createItemsAt, type Criterion, type ItemsAt } from './criteria.ts';
import { nearestFirst } from './nearestFirst.ts';
import { coverPairs } from './pairPostman.ts';
import { coverChosen, coverSegments } from './postman.ts';
import { createRandom, type Random } from './random.ts';
import { findSimpleWalks } from './simplePaths.ts';
import type { PlanningGraph } from './planningGraph.ts';
import { itemsOf, limitWalks, prune, stepsIn, type Walk } from './walks.ts';

export interface PlanOptions {
  readonly cover: ReadonlySet<Criterion>;
  /** The maximum number of steps of one test path. */
  readonly maxSteps: number;
  readonly seed: number;
  /** The maximum number of simple paths; only used by the criterion `simple-paths`. */
  readonly maxSimplePaths: number;
}

export interface PathPlan {
  readonly walks: readonly Walk[];
  /** Items of the planning graph that cannot be covered within `maxSteps`. */
  readonly beyondMaxSteps: readonly string[];
  /** The minimum number of steps without a limit; only known for edges and pairs. */
  readonly bound: number | null;
  readonly limitsHit: readonly string[];
}

/**
 * Plans few and short walks that cover the requested criteria. The same seed gives the same walks.
 */
export function planPaths(
  graph: Graph,
  planningGraph: PlanningGraph,
  options: PlanOptions,
): PathPlan {
  const { cover, maxSteps, maxSimplePaths } = options;
  const itemsAt = createItemsAt(graph, planningGraph, cover);
  const wanted = allItems(planningGraph, itemsAt);
  const random = createRandom(options.seed);
  const base = basePlan(planningGraph, cover, itemsAt, maxSteps, random);
  const covered = new Set(base.walks.flatMap((walk) => [...itemsOf(walk, itemsAt)]));
  const missing = new Set([...wanted].filter((item) => !covered.has(item)));
  const added = fewest(
    planningGraph,
    chartPlans(planningGraph, itemsAt, missing, maxSteps, random),
  );
  const walks = prune(planningGraph, [...base.walks, ...added], itemsAt);
  const reached = new Set(walks.flatMap((walk) => [...itemsOf(walk, itemsAt)]));
  const beyondMaxSteps = [...wanted].filter((item) => !reached.has(item));
  if (!cover.has('simple-paths'))
    return { walks, beyondMaxSteps, bound: base.bound, limitsHit: [] };

  const paths = findSimpleWalks(planningGraph, maxSteps, maxSimplePaths);
  const limitsHit = paths.isComplete
    ? []
    : [
        `Only the first ${maxSimplePaths} simple paths are used. Lower --max-steps, or raise --max-simple-paths.`,
      ];
  return {
    walks: withoutPrefixes([...walks, ...paths.walks]),
    beyondMaxSteps,
    bound: base.bound,
    limitsHit,
  };
}

/** Returns the exact plan for edges or pairs; an empty plan for the other criteria. */
function basePlan(
  planningGraph: PlanningGraph,
  cover: ReadonlySet<Criterion>,
  itemsAt: ItemsAt,
  maxSteps: number,
  random: Random,
): { readonly walks: readonly Walk[]; readonly bound: number | null } {
  const plan = cover.has('pairs')
    ? coverPairs(planningGraph, random)
    : cover.has('edges')
      ? coverSegments(planningGraph, random)
      : null;
  if (plan === null) return { walks: [], bound: null };
  if (plan.walks.every((walk) => stepsIn(planningGraph, walk) <= maxSteps)) return plan;
  const limited = limitWalks(planningGraph, plan.walks, itemsAt, maxSteps);
  return { walks: prune(planningGraph, limited, itemsAt), bound: plan.bound };
}

/**
 * Returns several plans for the chart goals, which many segments may reach. The caller takes the
 * shortest.
 */
function chartPlans(
  planningGraph: PlanningGraph,
  itemsAt: ItemsAt,
  missing: ReadonlySet<string>,
  maxSteps: number,
  random: Random,
): readonly (readonly Walk[])[] {
  if (missing.size === 0) return [[]];
  return Array.from({ length: 3 }, () => {
    const greedy = prune(
      planningGraph,
      nearestFirst(planningGraph, itemsAt, missing, random, maxSteps),
      itemsAt,
    );
    const joined = coverChosen(planningGraph, coveringSegments(greedy, itemsAt, missing), random);
    const limited = prune(
      planningGraph,
      limitWalks(planningGraph, joined, onlyMissing(itemsAt, missing), maxSteps),
      itemsAt,
    );
    const isComplete = [...itemsIn(greedy, itemsAt, missing)].every((item) =>
      itemsIn(limited, itemsAt, missing).has(item),
    );
    return isComplete ? [greedy, limited] : [greedy];
  }).flat();
}

/** Returns the segments at which the walks first cover a missing item. */
function coveringSegments(
  walks: readonly Walk[],
  itemsAt: ItemsAt,
  missing: ReadonlySet<string>,
): Set<number> {
  const remaining = new Set(missing);
  const segments = new Set<number>();
  for (const walk of walks) {
    walk.forEach((segment, place) => {
      const found = itemsAt(walk[place - 1] ?? -1, segment).filter((item) =>
        remaining.delete(item),
      );
      if (found.length > 0) segments.add(segment);
    });
  }
  return segments;
}

function onlyMissing(itemsAt: ItemsAt, missing: ReadonlySet<string>): ItemsAt {
  return (previous, segment) => itemsAt(previous, segment).filter((item) => missing.has(item));
}

function itemsIn(
  walks: readonly Walk[],
  itemsAt: ItemsAt,
  missing: ReadonlySet<string>,
): Set<string> {
  return new Set(walks.flatMap((walk) => [...itemsOf(walk, onlyMissing(itemsAt, missing))]));
}

function fewest(
  planningGraph: PlanningGraph,
  plans: readonly (readonly Walk[])[],
): readonly Walk[] {
  const steps = (walks: readonly Walk[]) =>
    walks.reduce((sum, walk) => sum + stepsIn(planningGraph, walk), 0);
  return plans.reduce((best, plan) => (steps(plan) < steps(best) ? plan : best), plans[0] ?? []);
}

/** Removes duplicate walks and walks that are the beginning of another one. */
function withoutPrefixes(walks: readonly Walk[]): Walk[] {
  const prefixes = new Set(
    walks.flatMap((walk) => walk.slice(1).map((_, length) => walk.slice(0, length + 1).join(','))),
  );
  return [...new Map(walks.map((walk) => [walk.join(','), walk])).entries()]
    .filter(([key]) => !prefixes.has(key))
    .map(([, walk]) => walk);
}
