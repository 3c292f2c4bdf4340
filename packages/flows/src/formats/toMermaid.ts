import type { ChartTransition, Chart, ChartState } from '../chart.ts';
import { ROOT } from '../chart.ts';
import type { Suite } from '../suite.ts';

/**
 * Formats a machine as a Mermaid state diagram: reached states are green, others red; transitions
 * show how often they are taken.
 */
export function toMermaid({ model, transitionCounts, seenStates }: Suite): string {
  const countOf = ({ id }: ChartTransition) => {
    const count = transitionCounts.get(id) ?? 0;
    return count === 0 ? ' ✗' : ` ×${count}`;
  };
  return [
    ...diagram(model.chart, countOf),
    ...[...model.chart.states.values()]
      .filter((state) => isLeaf(model.chart, state) && state.type !== 'history')
      .map(({ id }) => `  class ${idOf(id)} ${seenStates.has(id) ? 'covered' : 'missed'}`),
    '  classDef covered fill:#dcefe1,stroke:#2f6b46,color:#10281a',
    '  classDef missed fill:#f8dcd9,stroke:#a33327,color:#3a0f0a',
    '',
  ].join('\n');
}

/** Formats a machine as a Mermaid state diagram without coverage. */
export function chartToMermaid(chart: Chart): string {
  return [...diagram(chart, () => ''), ''].join('\n');
}

function diagram(chart: Chart, countOf: (transition: ChartTransition) => string): string[] {
  const transitions = [...chart.transitions.values()].filter(({ isInert }) => !isInert);
  const hasRoot = transitions.some(({ source }) => source === ROOT);
  return [
    'stateDiagram-v2',
    ...statesBelow(chart, ROOT, '  '),
    ...(hasRoot ? [`  state "any state" as ${idOf(ROOT)}`] : []),
    ...transitions.flatMap((transition) => transitionLines(transition, countOf(transition))),
  ];
}

function statesBelow(chart: Chart, parent: string, indent: string): string[] {
  const children = [...chart.states.values()].filter((state) => state.parent === parent);
  return children.flatMap((state, place) => {
    const below = statesBelow(chart, state.id, `${indent}  `);
    const isRegion = place > 0 && chart.states.get(parent)?.type === 'parallel';
    return [
      ...(isRegion ? [`${indent}--`] : []),
      `${indent}state "${escape(keyOf(state))}" as ${idOf(state.id)}`,
      ...(below.length > 0 ? [`${indent}state ${idOf(state.id)} {`, ...below, `${indent}}`] : []),
    ];
  });
}

function isLeaf({ states }: Chart, { id }: ChartState): boolean {
  return ![...states.values()].some(({ parent }) => parent === id);
}

function transitionLines(transition: ChartTransition, count: string): string[] {
  const guard = transition.guard === null ? '' : ` [${transition.guard}]`;
  const label = escape(`${transition.id.slice(transition.source.length + 1)}${guard}${count}`);
  const targets = transition.targets.length > 0 ? transition.targets : [transition.source];
  return targets.map((target) => `  ${idOf(transition.source)} --> ${idOf(target)}: ${label}`);
}

function keyOf({ id }: ChartState): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

function idOf(path: string): string {
  return `s_${path.replace(/[^\p{L}\p{N}]/gu, (char) => `_${char.codePointAt(0)?.toString(16)}_`)}`;
}

/**
 * Escapes a label: Mermaid ends it at a colon or semicolon and reads # as the start of an entity.
 */
function escape(text: string): string {
  return text.replace(/[#;:"\n]/g, (char) => `#${char.codePointAt(0)};`);
}
