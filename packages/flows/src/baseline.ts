import type { Graph } from './buildGraph.ts';
import type { ChartTransition } from './chart.ts';

/** The difference between an accepted baseline and the current state graph. */
export interface BaselineDifference {
  /** The number of changes, such as `3 edges new, 1 gone`; empty when nothing has changed. */
  readonly summary: string;
  /** One line for each change: `+` for a new entry, `-` for one that is gone. */
  readonly lines: readonly string[];
}

/** The sections of a baseline, each with the singular of its name. */
const parts = {
  states: 'state',
  transitions: 'transition',
  outcomes: 'outcome',
  starts: 'start',
  nodes: 'node',
  edges: 'edge',
} as const;

type Part = keyof typeof parts;

/**
 * Formats a machine and its state graph as text that is committed and reviewed: states,
 * transitions, outcomes of actors, starts, nodes and edges. Nodes with the same state value are
 * counted together, and so are edges with the same stimulus between the same state values.
 */
export function toBaseline({ model, nodes, edges }: Graph): string {
  const { chart, actors } = model;
  const nameOf = (index: number) => nodes[index]?.name ?? '';
  const entries: Readonly<Record<Part, readonly string[]>> = {
    states: [...chart.states.values()].map(({ id }) => {
      const invoked = chart.invocations
        .filter(({ state }) => state === id)
        .map((invocation) => invocation.id);
      return invoked.length === 0 ? id : `${id} invokes ${invoked.join(', ')}`;
    }),
    transitions: [...chart.transitions.values()].map(transitionLine),
    outcomes: Object.entries(actors).flatMap(([actor, outcomes]) =>
      Object.entries(outcomes).map(([outcome, { kind }]) => `${actor}: ${outcome} (${kind})`),
    ),
    starts: edges
      .filter(({ stimulus }) => stimulus.kind === 'start')
      .map(({ stimulus, target }) => `${stimulus.id} → ${nameOf(target)}`),
    nodes: nodes.filter(({ machineState }) => machineState !== null).map(({ name }) => name),
    edges: edges
      .filter(({ stimulus }) => stimulus.kind !== 'start')
      .map(
        ({ source, stimulus, target }) => `${nameOf(source)}: ${stimulus.id} → ${nameOf(target)}`,
      ),
  };
  const sections = Object.entries(entries).flatMap(([part, all]) => [
    '',
    `${part}: ${all.length}`,
    ...[...countOf(all)]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([text, count]) => `  ${entry(text, count)}`),
  ]);
  return [model.name, ...sections, ''].join('\n');
}

/**
 * Compares the accepted baseline with the current one; an empty string stands for a missing
 * baseline.
 */
export function compareBaselines(accepted: string, current: string): BaselineDifference {
  const [before, now] = [readEntries(accepted), readEntries(current)];
  const sums: string[] = [];
  const lines: string[] = [];
  for (const [part, word] of Object.entries(parts) as [Part, string][]) {
    let [added, removed] = [0, 0];
    const texts = new Set([...(before.get(part)?.keys() ?? []), ...(now.get(part)?.keys() ?? [])]);
    for (const text of [...texts].toSorted()) {
      const change = (now.get(part)?.get(text) ?? 0) - (before.get(part)?.get(text) ?? 0);
      if (change > 0) added += change;
      else removed -= change;
      if (change !== 0)
        lines.push(`${change > 0 ? '+' : '-'} ${word} ${entry(text, Math.abs(change))}`);
    }
    const sum = sumOf(word, added, removed);
    if (sum !== '') sums.push(sum);
  }
  return { summary: sums.join('; '), lines };
}

function transitionLine({ id, guard, targets, actions, isInert }: ChartTransition): string {
  return [
    id,
    ...(guard === null ? [] : [`[${guard}]`]),
    ...(targets.length === 0 ? [] : [`→ ${targets.join(', ')}`]),
    ...(actions.length === 0 ? [] : [`/ ${actions.join(', ')}`]),
    ...(isInert ? ['(ignored)'] : []),
  ].join(' ');
}

function sumOf(word: string, added: number, removed: number): string {
  const named = (count: number) => `${count} ${word}${count === 1 ? '' : 's'}`;
  if (added === 0) return removed === 0 ? '' : `${named(removed)} gone`;
  return removed === 0 ? `${named(added)} new` : `${named(added)} new, ${removed} gone`;
}

function countOf(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function entry(text: string, count: number): string {
  return count === 1 ? text : `${text} × ${count}`;
}

/** Reads the entries of a baseline by section, each with its count. */
function readEntries(baseline: string): Map<string, Map<string, number>> {
  const read = new Map<string, Map<string, number>>();
  let entries = new Map<string, number>();
  for (const line of baseline.split('\n')) {
    const [, part] = /^(\w+): \d+$/.exec(line) ?? [];
    const [, text, count] = /^ {2}(.+?)(?: × (\d+))?$/.exec(line) ?? [];
    if (part !== undefined) read.set(part, (entries = new Map<string, number>()));
    if (text !== undefined) entries.set(text, Number(count ?? 1));
  }
  return read;
}
