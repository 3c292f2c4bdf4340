import { ROOT, type ChartTransition, type Chart } from '../chart.ts';
import { layoutGraph, type Area, type Box, type Link, type Point } from '../layout/layoutGraph.ts';

/** The coverage that decides the colours of a chart. */
export interface ChartCoverage {
  readonly transitionCounts: ReadonlyMap<string, number>;
  readonly seenStates: ReadonlySet<string>;
  readonly failedTransitions: ReadonlySet<string>;
  /** Returns whether the model accepts a goal as unreachable. */
  readonly isAccepted: (goal: string) => boolean;
}

const letterWidth = 6.4;
const lineHeight = 16;
const maxLength = 38;

/**
 * Draws a machine as SVG. Every state and transition has one of the classes `covered`, `missed`,
 * `accepted` and `failed`, which the page styles. Elements of a state have `data-state`; those of
 * transitions have `data-transitions` with one id on each line.
 */
export async function drawChart(chart: Chart, colouring: ChartCoverage): Promise<string> {
  const transitions = [...chart.transitions.values()].filter(({ isInert }) => !isInert);
  const selfTransitions = new Map<string, ChartTransition[]>();
  const bundles = new Map<string, Bundle>();
  for (const transition of transitions) {
    for (const target of transition.targets.length === 0
      ? [transition.source]
      : transition.targets) {
      if (target === transition.source)
        selfTransitions.set(target, [...(selfTransitions.get(target) ?? []), transition]);
      else add(bundles, transition, target);
    }
  }
  const boxes = boxesOf(
    chart,
    selfTransitions,
    [...bundles.values()].some(({ source }) => source === ROOT),
  );
  const links = [...bundles.values()].map(({ id, source, target, transitions: bundled }): Link => ({
    id,
    source,
    target,
    label: sizeOf(bundled.map((each) => labelText(each, colouring))),
  }));
  const layout = await layoutGraph(boxes, links, { boxes: 28, layers: 40 });
  const states = boxes.map(({ id }) =>
    drawState(id, layout.boxes.get(id), selfTransitions.get(id) ?? [], chart, colouring),
  );
  const lines = [...bundles.values()].map((bundle) => {
    const drawn = layout.links.get(bundle.id);
    return drawn === undefined ? '' : drawBundle(bundle, drawn.points, drawn.label, colouring);
  });
  const [width, height] = [Math.ceil(layout.width), Math.ceil(layout.height)];
  return (
    `<svg class="chart" role="img" aria-label="${escapeHtml(chart.id)}" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">` +
    `<path d="M0 0 8 4 0 8z" fill="context-stroke"/></marker></defs>${states.join('')}${lines.join('')}</svg>`
  );
}

/** Escapes text for HTML and SVG. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/** Transitions with the same source and target, which share one line. */
interface Bundle {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly transitions: ChartTransition[];
}

function add(bundles: Map<string, Bundle>, transition: ChartTransition, target: string): void {
  const id = `${transition.source} → ${target}`;
  const bundle = bundles.get(id) ?? { id, source: transition.source, target, transitions: [] };
  bundle.transitions.push(transition);
  bundles.set(id, bundle);
}

function boxesOf(
  chart: Chart,
  selfTransitions: ReadonlyMap<string, ChartTransition[]>,
  hasRoot: boolean,
): Box[] {
  const states = [...chart.states.values()].filter(({ type }) => type !== 'history');
  const boxes = states.map((state, index): Box => {
    const texts = [
      nameOf(state.id),
      ...(selfTransitions.get(state.id) ?? []).map(
        ({ id, source }) => `${id.slice(source.length + 1)} ×000`,
      ),
    ];
    const width =
      Math.min(maxLength, Math.max(...texts.map((text) => text.length + 3))) * letterWidth + 36;
    const height = 18 + lineHeight * texts.length;
    const first = index === 0 && !hasRoot ? { isFirst: true } : {};
    return {
      id: state.id,
      width,
      height,
      header: height - 10,
      parent: state.parent === ROOT ? null : state.parent,
      ...first,
    };
  });
  return hasRoot
    ? [{ id: ROOT, width: 96, height: 34, parent: null, isFirst: true }, ...boxes]
    : boxes;
}

function sizeOf(texts: readonly string[]): { width: number; height: number } {
  return {
    width: Math.max(...texts.map(({ length }) => length)) * letterWidth + 8,
    height: texts.length * lineHeight,
  };
}

function drawState(
  id: string,
  area: Area | undefined,
  selfTransitions: readonly ChartTransition[],
  chart: Chart,
  colouring: ChartCoverage,
): string {
  if (area === undefined) return '';
  const { x, y, width, height } = area;
  const kind =
    id === ROOT || colouring.seenStates.has(id)
      ? 'covered'
      : colouring.isAccepted(`state ${id}`)
        ? 'accepted'
        : 'missed';
  const { type, description = null } = chart.states.get(id) ?? {};
  const isFinal = type === 'final';
  const tooltip = description === null ? id : `${id}: ${description}`;
  const texts = selfTransitions.map((transition, index) => {
    const at = y + 22 + lineHeight * (index + 1);
    return label(transition, x + 12, at, `↻ ${labelText(transition, colouring)}`, colouring);
  });
  return (
    `<g class="state ${kind}" data-state="${escapeHtml(id)}"><title>${escapeHtml(tooltip)}</title>` +
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="8"${isFinal ? ' stroke-width="3"' : ''}/>` +
    `<text class="name" x="${x + 12}" y="${y + 21}">${escapeHtml(id === ROOT ? 'any state' : nameOf(id))}</text></g>${texts.join('')}`
  );
}

function drawBundle(
  { transitions }: Bundle,
  points: readonly Point[],
  area: Area | null,
  colouring: ChartCoverage,
): string {
  const kinds = new Set(transitions.map((transition) => kindOf(transition, colouring)));
  const kind =
    (['failed', 'missed', 'covered', 'accepted'] as const).find((kind) => kinds.has(kind)) ??
    'missed';
  const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const ids = escapeHtml(transitions.map(({ id }) => id).join('\n'));
  const texts = transitions.map((transition, index) =>
    area === null
      ? ''
      : label(
          transition,
          area.x + 4,
          area.y + lineHeight * (index + 1) - 4,
          labelText(transition, colouring),
          colouring,
        ),
  );
  return `<path class="arrow ${kind}" data-transitions="${ids}" d="${path}" marker-end="url(#tip)"/>${texts.join('')}`;
}

function label(
  transition: ChartTransition,
  x: number,
  y: number,
  text: string,
  colouring: ChartCoverage,
): string {
  const guard = transition.guard === null ? '' : ` [${transition.guard}]`;
  return (
    `<text class="label ${kindOf(transition, colouring)}" data-transitions="${escapeHtml(transition.id)}" x="${x}" y="${y}">` +
    `<title>${escapeHtml(`${transition.id}${guard}`)}</title>${escapeHtml(text)}</text>`
  );
}

function kindOf(
  { id }: ChartTransition,
  { transitionCounts, failedTransitions, isAccepted }: ChartCoverage,
) {
  if (failedTransitions.has(id)) return 'failed';
  if ((transitionCounts.get(id) ?? 0) > 0) return 'covered';
  return isAccepted(`transition ${id}`) ? 'accepted' : 'missed';
}

/** Returns the trigger of a transition and how often it was taken. */
function labelText({ id, source }: ChartTransition, { transitionCounts }: ChartCoverage): string {
  const count = transitionCounts.get(id) ?? 0;
  const end = count === 0 ? ' ✗' : ` ×${count}`;
  const name = id.slice(source.length + 1);
  const room = maxLength - end.length;
  return `${name.length > room ? `${name.slice(0, room - 1)}…` : name}${end}`;
}

function nameOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}
