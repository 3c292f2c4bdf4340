/**
 * Returns a walk that begins and ends at `start` and uses every arc exactly `times[arc]` times
 * (Hierholzer's algorithm). `out` lists the arcs that leave each node, in order of preference.
 * Every node must be entered as often as it is left. Arcs that cannot be reached from `start` are
 * omitted.
 */
export function eulerCircuit(
  start: number,
  out: readonly (readonly number[])[],
  headOf: (arc: number) => number,
  times: readonly number[],
): number[] {
  const remaining = [...times];
  const next = new Int32Array(out.length);
  const trail: { readonly node: number; readonly arc: number }[] = [{ node: start, arc: -1 }];
  const circuit: number[] = [];
  for (let top = trail.at(-1); top !== undefined; top = trail.at(-1)) {
    const arcs = out[top.node] as readonly number[];
    while (
      (next[top.node] as number) < arcs.length &&
      remaining[arcs[next[top.node] as number] as number] === 0
    ) {
      next[top.node] = (next[top.node] as number) + 1;
    }
    const arc = arcs[next[top.node] as number];
    if (arc === undefined) {
      circuit.push(top.arc);
      trail.pop();
    } else {
      remaining[arc] = (remaining[arc] as number) - 1;
      trail.push({ node: headOf(arc), arc });
    }
  }
  return circuit.reverse().slice(1);
}
