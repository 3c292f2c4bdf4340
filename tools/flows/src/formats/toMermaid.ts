import type { ChartTransition, Chart, ChartState } from '../chart.ts';
import { ROOT } from '../chart.ts';
import type { Suite } from '../suite.ts';

/** The machine as a Mermaid state diagram: states that were seen are green, others red; arrows say how often. */
export function toMermaid({ model, transitionCounts, seenStates }: Suite): string {
  const tell = ({ id }: ChartTransition) => {
    const count = transitionCounts.get(id) ?? 0;
    return count === 0 ? ' ✗' : ` ×${count}`;
  };
  return [
    ...diagram(model.chart, tell),
    ...[...model.chart.states.values()]
      .filter((state) => isLeaf(model.chart, state) && state.type !== 'history')
      .map(({ id }) => `  class ${idOf(id)} ${seenStates.has(id) ? 'covered' : 'missed'}`),
    '  classDef covered fill:#dcefe1,stroke:#2f6b46,color:#10281a',
    '  classDef missed fill:#f8dcd9,stroke:#a33327,color:#3a0f0a',
    '',
  ].join('\n');
}

/** The machine as a Mermaid state diagram, as it stands. */
export function chartToMermaid(chart: Chart): string {
  return [...diagram(chart, () => ''), ''].join('\n');
}

function diagram(chart: Chart, tell: (transition: ChartTransition) => string): string[] {
  const transitions = [...chart.transitions.values()].filter(({ isInert }) => !isInert);
  const hasRoot = transitions.some(({ source }) => source === ROOT);
  return [
    'stateDiagram-v2',
    ...statesBelow(chart, ROOT, '  '),
    ...(hasRoot ? [`  state "everywhere" as ${idOf(ROOT)}`] : []),
    ...transitions.flatMap((transition) => transitionLines(transition, tell(transition))),
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

/** Mermaid ends a label at a colon or semicolon, and reads # as the beginning of an entity. */
function escape(text: string): string {
  return text.replace(/[#;:"\n]/g, (char) => `#${char.codePointAt(0)};`);
}
