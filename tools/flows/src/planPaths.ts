import type { Graph } from './buildGraph.ts';
import { allItems, createItemsAt, type Criterion, type ItemsAt } from './criteria.ts';
import { nearestFirst } from './nearestFirst.ts';
import { coverPairs } from './pairPostman.ts';
import { coverChosen, coverSegments } from './postman.ts';
import { createRandom, type Random } from './random.ts';
import { simplePaths } from './simplePaths.ts';
import type { PlanningGraph } from './planningGraph.ts';
import { itemsOf, limitWalks, prune, stepsIn, type Walk } from './walks.ts';

export interface PlanOptions {
  readonly cover: ReadonlySet<Criterion>;
  /** Steps of one tour at most. */
  readonly maxSteps: number;
  readonly seed: number;
  /** Simple paths at most; used by the criterion `paths` only. */
  readonly maxSimplePaths: number;
}

export interface PathPlan {
  readonly walks: readonly Walk[];
  /** Items that could be covered on this terrain but are not, because they lie too deep. */
  readonly tooDeep: readonly string[];
  /** Fewest steps possible without a limit, where it is known: for transitions and pairs. */
  readonly bound: number | null;
  readonly limitsHit: readonly string[];
}

/** Few and short tours that cover what is asked for. The same seed gives the same tours. */
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
  const tooDeep = [...wanted].filter((item) => !reached.has(item));
  if (!cover.has('simple-paths')) return { walks, tooDeep, bound: base.bound, limitsHit: [] };

  const paths = simplePaths(planningGraph, maxSteps, maxSimplePaths);
  const limitsHit = paths.isWhole
    ? []
    : [
        `Only the first ${maxSimplePaths} simple paths were taken. Lower --max-steps, or raise --max-simple-paths.`,
      ];
  return {
    walks: withoutBeginnings([...walks, ...paths.walks]),
    tooDeep,
    bound: base.bound,
    limitsHit,
  };
}

/** The exact plans, for transitions and pairs; nothing for the other criteria. */
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
  const wanted = new Set(plan.walks.flatMap((walk) => [...itemsOf(walk, itemsAt)]));
  const cut = prune(
    planningGraph,
    limitWalks(planningGraph, plan.walks, itemsAt, maxSteps),
    itemsAt,
  );
  const near = prune(
    planningGraph,
    nearestFirst(planningGraph, itemsAt, wanted, random, maxSteps),
    itemsAt,
  );
  return { walks: fewest(planningGraph, [cut, near]), bound: plan.bound };
}

/** Several attempts at goals of the chart, which many ways may reach: the shortest of them is taken. */
function chartPlans(
  planningGraph: PlanningGraph,
  itemsAt: ItemsAt,
  missing: ReadonlySet<string>,
  maxSteps: number,
  random: Random,
): readonly (readonly Walk[])[] {
  if (missing.size === 0) return [[]];
  return Array.from({ length: 3 }, () => {
    const near = prune(
      planningGraph,
      nearestFirst(planningGraph, itemsAt, missing, random, maxSteps),
      itemsAt,
    );
    const joined = coverChosen(planningGraph, decisiveSegments(near, itemsAt, missing), random);
    const cut = prune(
      planningGraph,
      limitWalks(planningGraph, joined, onlyMissing(itemsAt, missing), maxSteps),
      itemsAt,
    );
    const isWhole = [...itemsIn(near, itemsAt, missing)].every((item) =>
      itemsIn(cut, itemsAt, missing).has(item),
    );
    return isWhole ? [near, cut] : [near];
  }).flat();
}

/** The ways at which the walks come to something that is missing. */
function decisiveSegments(
  walks: readonly Walk[],
  itemsAt: ItemsAt,
  missing: ReadonlySet<string>,
): Set<number> {
  const left = new Set(missing);
  const segments = new Set<number>();
  for (const walk of walks) {
    walk.forEach((segment, place) => {
      const found = itemsAt(walk[place - 1] ?? -1, segment).filter((item) => left.delete(item));
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

/** Without walks that another one begins with. */
function withoutBeginnings(walks: readonly Walk[]): Walk[] {
  const beginnings = new Set(
    walks.flatMap((walk) => walk.slice(1).map((_, length) => walk.slice(0, length + 1).join(','))),
  );
  return [...new Map(walks.map((walk) => [walk.join(','), walk])).entries()]
    .filter(([key]) => !beginnings.has(key))
    .map(([, walk]) => walk);
}
