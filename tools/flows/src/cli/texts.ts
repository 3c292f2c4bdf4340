import type { Graph } from '../buildGraph.ts';
import type { ChartCriterion } from '../criteria.ts';
import type { Results } from '../results.ts';
import type { Suite } from '../suite.ts';

/** What there is to cover in a machine. */
export function listText(
  name: string,
  goals: Record<ChartCriterion, readonly string[]>,
  starts: number,
): string {
  const { states, transitions, guards, outcomes, restarts } = goals;
  return (
    `${name}: ${states.length} states, ${transitions.length} transitions, ${guards.length} guards, ` +
    `${outcomes.length} outcomes of actors, ${restarts.length} restarts, ${starts} ${starts === 1 ? 'start' : 'starts'}\n`
  );
}

/** Every node of the graph with the steps that leave it. */
export function graphText({ model, nodes, out, edges, limitsHit }: Graph): string {
  const lines = nodes.flatMap(({ index, name }) => [
    `${index}  ${name}`,
    ...(out[index] ?? []).map(
      ({ stimulus, target }) => `      ${stimulus.id} → ${target}  ${nodes[target]?.name}`,
    ),
  ]);
  return [
    `${model.name}: ${nodes.length - 1} nodes, ${edges.length} edges`,
    ...limitsHit,
    ...lines,
    '',
  ].join('\n');
}

/** How much tours reach. What is not reached is told apart, as a complaint. */
export function coverageText({
  model,
  testPaths,
  steps,
  bound,
  coverage,
  unreached,
}: Suite): string {
  const explained = unreached.filter((goal) => goal.acceptedReason !== null);
  return [
    `${model.name}: ${testPaths.length} tours, ${steps} steps${bound === null ? '' : ` (no fewer than ${bound} are possible)`}`,
    ...coverage.map(
      ({ criterion, covered, total }) => `  ${criterion.padEnd(12)} ${covered} of ${total}`,
    ),
    ...explained.map(({ goal, acceptedReason: reason }) => `  out of reach: ${goal}: ${reason}`),
    '',
  ].join('\n');
}

/** How tours went, and which mutants survived. */
export function runText({ machine, adapter, testPaths, mutants }: Results): string {
  const failed = testPaths.filter(({ failure }) => failure !== null);
  const lines = [
    `${machine} on ${adapter}: ${testPaths.length - failed.length} tours passed, ${failed.length} failed`,
  ];
  for (const { id, start, steps, failure } of failed) {
    lines.push(`  ${id} failed after step ${failure?.step} (${failure?.after}):`);
    lines.push(...(failure?.message ?? '').split('\n').map((line) => `      ${line}`));
    lines.push(
      `      the way: ${[`start ${start}`, ...steps.slice(0, failure?.step)].join(' > ')}`,
    );
  }
  if (mutants !== null) {
    const survivors = mutants.filter(({ killed }) => killed === null);
    lines.push(`  ${mutants.length - survivors.length} of ${mutants.length} mutants killed`);
    lines.push(
      ...survivors.map(
        ({ id, equivalence }) =>
          `  survived: ${id}${equivalence === null ? '' : ` (${equivalence})`}`,
      ),
    );
  }
  return `${lines.join('\n')}\n`;
}
