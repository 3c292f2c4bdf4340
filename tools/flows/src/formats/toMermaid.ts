import type { Arrow, Chart, ChartState } from '../chart.ts';
import { ROOT } from '../chart.ts';
import type { Suite } from '../suite.ts';

/** The machine as a Mermaid state diagram: states that were seen are green, others red; arrows say how often. */
export function toMermaid(suite: Suite): string {
  const { chart } = suite.model;
  const arrows = [...chart.arrows.values()].filter(({ isInert, source }) => !isInert && source !== ROOT);
  return [
    'stateDiagram-v2',
    ...statesBelow(chart, ROOT, '  ', suite),
    ...arrows.flatMap((arrow) => arrowLines(arrow, suite)),
    '  classDef covered fill:#dcefe1,stroke:#2f6b46,color:#10281a',
    '  classDef missed fill:#f8dcd9,stroke:#a33327,color:#3a0f0a',
    '',
  ].join('\n');
}

function statesBelow(chart: Chart, parent: string, indent: string, suite: Suite): string[] {
  const children = [...chart.states.values()].filter((state) => state.parent === parent);
  return children.flatMap((state, place) => {
    const below = statesBelow(chart, state.id, `${indent}  `, suite);
    const isRegion = place > 0 && chart.states.get(parent)?.type === 'parallel';
    return [
      ...(isRegion ? [`${indent}--`] : []),
      `${indent}state "${escape(keyOf(state))}" as ${idOf(state.id)}`,
      ...(below.length > 0 ? [`${indent}state ${idOf(state.id)} {`, ...below, `${indent}}`] : []),
      ...(below.length === 0 && state.type !== 'history'
        ? [`${indent}class ${idOf(state.id)} ${suite.seenStates.has(state.id) ? 'covered' : 'missed'}`]
        : []),
    ];
  });
}

function arrowLines(arrow: Arrow, suite: Suite): string[] {
  const count = suite.arrowCounts.get(arrow.id) ?? 0;
  const guard = arrow.guard === null ? '' : ` [${arrow.guard}]`;
  const name = arrow.id.slice(arrow.source.length + 1);
  const label = escape(`${name}${guard} ${count === 0 ? '✗' : `×${count}`}`);
  const targets = arrow.targets.length > 0 ? arrow.targets : [arrow.source];
  return targets.map((target) => `  ${idOf(arrow.source)} --> ${idOf(target)}: ${label}`);
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
