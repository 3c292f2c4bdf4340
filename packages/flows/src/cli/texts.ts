import type { Graph } from '../buildGraph.ts';
import type { ChartCriterion } from '../criteria.ts';
import { replayCommand } from '../describeFailure.ts';
import { formatRoute } from '../findEdges.ts';
import type { Results } from '../results.ts';
import type { Suite } from '../suite.ts';

/** Formats the number of goals of a machine. */
export function listText(
  name: string,
  goals: Record<ChartCriterion, readonly string[]>,
  { fields, starts }: { readonly fields: number; readonly starts: number },
): string {
  const { states, transitions, guards, outcomes, restarts } = goals;
  return (
    `${name}: ${count(states.length, 'state')}, ${count(transitions.length, 'transition')}, ` +
    `${count(guards.length, 'guard')}, ${count(outcomes.length, 'outcome')}, ` +
    `${count(restarts.length, 'restart')}, ${count(fields, 'field')} of data, ${count(starts, 'start')}\n`
  );
}

/** Formats every node of a state graph with the edges that leave it. */
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

/** Formats the coverage of a suite and the goals that the model accepts as unreachable. */
export function coverageText({
  model,
  testPaths,
  steps,
  bound,
  coverage,
  unreached,
  properties,
}: Suite): string {
  const accepted = unreached.filter((goal) => goal.acceptedReason !== null);
  return [
    `${model.name}: ${count(testPaths.length, 'test path')}, ${count(steps, 'step')}${bound === null ? '' : ` (the minimum is ${bound})`}`,
    ...coverage.map(
      ({ criterion, covered, total }) => `  ${criterion.padEnd(12)} ${covered} of ${total}`,
    ),
    ...accepted.map(({ goal, acceptedReason: reason }) => `  unreachable: ${goal}: ${reason}`),
    ...properties.map(
      ({ sentence, held, inconclusive }) =>
        `  property: ${sentence} Held ${held} times, inconclusive ${inconclusive} times.`,
    ),
    '',
  ].join('\n');
}

/** Formats the results of test paths and the mutants that survived. */
export function runText({ machine, adapter, testPaths, mutants }: Results): string {
  const failed = testPaths.filter(({ failure }) => failure !== null);
  const lines = [
    `${machine} on ${adapter}: ${count(testPaths.length - failed.length, 'test path')} passed, ${failed.length} failed`,
  ];
  for (const { id, start, steps, failure } of failed) {
    if (failure === null) continue;
    const { step, after, message, shortest } = failure;
    const route = formatRoute(shortest ?? { start, steps: steps.slice(0, step) });
    lines.push(`  ${id} failed at step ${step} of ${steps.length} (${after}):`);
    lines.push(...message.split('\n').map((line) => `      ${line}`));
    lines.push(`      shortest path: ${route}`);
    lines.push(`      run it again: ${replayCommand(machine, adapter, route)}`);
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

function count(amount: number, singular: string): string {
  return `${amount} ${singular}${amount === 1 ? '' : 's'}`;
}
