import { Heap } from './heap.ts';

/** A directed arc that must be used at least `lower` times at `cost` each. Both are 0 or more. */
export interface Arc {
  readonly from: number;
  readonly to: number;
  readonly lower: number;
  readonly cost: number;
}

/**
 * Returns how often to use each arc in a minimum-cost circulation: every node is left as often as
 * it is entered, every lower bound is met, and the total cost is minimal. Uses the primal-dual
 * method (Dijkstra's shortest paths with potentials, then all augmenting paths of that length at
 * once). Throws a `RangeError` when no circulation exists, because a node can be entered but not
 * left.
 */
export function circulate(nodeCount: number, arcs: readonly Arc[]): number[] {
  const network = createResidual(nodeCount, arcs);
  const excess = Array.from({ length: nodeCount }, () => 0);
  for (const { from, to, lower } of arcs) {
    excess[to] = (excess[to] as number) + lower;
    excess[from] = (excess[from] as number) - lower;
  }
  const potential = new Float64Array(nodeCount);
  while (excess.some((amount) => amount > 0)) {
    const distance = network.distances(excess, potential);
    if (!excess.some((amount, node) => amount < 0 && Number.isFinite(distance[node]))) {
      throw new RangeError('There is no circulation: a node can be entered but not left.');
    }
    const farthest = distance.reduce(
      (maximum, each) => (Number.isFinite(each) ? Math.max(maximum, each) : maximum),
      0,
    );
    for (let node = 0; node < nodeCount; node += 1) {
      potential[node] = (potential[node] as number) + Math.min(distance[node] as number, farthest);
    }
    network.augment(excess, potential);
  }
  return arcs.map(({ lower }, index) => lower + network.extra(index));
}

/**
 * Creates the residual network: arcs with unlimited capacity and their reverse arcs. Arc i has the
 * slots 2i and 2i + 1.
 */
function createResidual(nodeCount: number, arcs: readonly Arc[]) {
  const sent = new Float64Array(arcs.length);
  const slots: number[][] = Array.from({ length: nodeCount }, () => []);
  arcs.forEach(({ from, to }, index) => {
    slots[from]?.push(2 * index);
    slots[to]?.push(2 * index + 1);
  });
  const arcAt = (slot: number) => arcs[slot >> 1] as Arc;
  const headOf = (slot: number) => (slot & 1 ? arcAt(slot).from : arcAt(slot).to);
  const capacityOf = (slot: number) =>
    slot & 1 ? (sent[slot >> 1] as number) : Number.POSITIVE_INFINITY;
  const reduced = (slot: number, from: number, potential: Float64Array) => {
    const cost = slot & 1 ? -arcAt(slot).cost : arcAt(slot).cost;
    return cost + (potential[from] as number) - (potential[headOf(slot)] as number);
  };
  const send = (slot: number, amount: number) => {
    sent[slot >> 1] = (sent[slot >> 1] as number) + (slot & 1 ? -amount : amount);
  };

  return { extra: (index: number) => sent[index] as number, distances, augment };

  function distances(excess: readonly number[], potential: Float64Array): Float64Array {
    const distance = new Float64Array(nodeCount).fill(Number.POSITIVE_INFINITY);
    const heap = new Heap();
    excess.forEach((amount, node) => {
      if (amount <= 0) return;
      distance[node] = 0;
      heap.push(node, 0);
    });
    while (heap.size > 0) {
      const { item: node, key } = heap.pop();
      if (key > (distance[node] as number)) continue;
      for (const slot of slots[node] as number[]) {
        if (capacityOf(slot) === 0) continue;
        const head = headOf(slot);
        const length = key + Math.max(0, reduced(slot, node, potential));
        if (length >= (distance[head] as number)) continue;
        distance[head] = length;
        heap.push(head, length);
      }
    }
    return distance;
  }

  /**
   * Sends as much flow as possible through arcs with a reduced cost of 0 (Dinic's method on those
   * arcs).
   */
  function augment(excess: number[], potential: Float64Array): void {
    for (let level = levels(excess, potential); level !== null; level = levels(excess, potential)) {
      const next = new Int32Array(nodeCount);
      for (let node = 0; node < nodeCount; node += 1) {
        while ((excess[node] as number) > 0) {
          const path = findPath(node, excess, potential, level, next);
          if (path === null) break;
          const end = headOf(path.at(-1) as number);
          const amount = Math.min(
            excess[node] as number,
            -(excess[end] as number),
            ...path.map(capacityOf),
          );
          path.forEach((slot) => send(slot, amount));
          excess[node] = (excess[node] as number) - amount;
          excess[end] = (excess[end] as number) + amount;
        }
      }
    }
  }

  function levels(excess: readonly number[], potential: Float64Array): Int32Array | null {
    const level = new Int32Array(nodeCount).fill(-1);
    const queue: number[] = [];
    excess.forEach((amount, node) => {
      if (amount <= 0) return;
      level[node] = 0;
      queue.push(node);
    });
    let reachesDeficit = false;
    for (const node of queue) {
      reachesDeficit ||= (excess[node] as number) < 0;
      for (const slot of slots[node] as number[]) {
        const head = headOf(slot);
        if (level[head] !== -1 || capacityOf(slot) === 0 || reduced(slot, node, potential) > 1e-9)
          continue;
        level[head] = (level[node] as number) + 1;
        queue.push(head);
      }
    }
    return reachesDeficit ? level : null;
  }

  /**
   * Finds a path of slots from a node with excess to a node with a deficit, one level for each
   * slot; null when there is none.
   */
  function findPath(
    start: number,
    excess: readonly number[],
    potential: Float64Array,
    level: Int32Array,
    next: Int32Array,
  ): number[] | null {
    const path: number[] = [];
    let node = start;
    for (;;) {
      if ((excess[node] as number) < 0) return path;
      const outgoing = slots[node] as number[];
      let slot: number | undefined;
      for (; (next[node] as number) < outgoing.length; next[node] = (next[node] as number) + 1) {
        const candidate = outgoing[next[node] as number] as number;
        const isDeeper = level[headOf(candidate)] === (level[node] as number) + 1;
        if (!isDeeper || capacityOf(candidate) === 0 || reduced(candidate, node, potential) > 1e-9)
          continue;
        slot = candidate;
        break;
      }
      if (slot === undefined) {
        const lastSlot = path.pop();
        if (lastSlot === undefined) return null;
        node = headOf(lastSlot ^ 1);
        next[node] = (next[node] as number) + 1;
        continue;
      }
      path.push(slot);
      node = headOf(slot);
    }
  }
}
