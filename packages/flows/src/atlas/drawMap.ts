import {
  layoutGraph,
  type Area,
  type Box,
  type Layout,
  type Link,
  type Point,
} from '../layout/layoutGraph.ts';
import type { AtlasTransition, AtlasMap, Place } from './atlasMap.ts';

/** The size of the picture of a place, in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A map with its layout: the areas of places and groups, and lines with the labels of the
 * transitions that share them.
 */
export interface DrawnMap {
  readonly width: number;
  readonly height: number;
  readonly areas: Readonly<Record<string, Area>>;
  readonly lines: readonly Line[];
}

/** A line between two places, shared by transitions. */
export interface Line {
  readonly source: string;
  readonly target: string;
  readonly isFailurePath: boolean;
  /** The `d` attribute of an SVG path. */
  readonly path: string;
  readonly label: Area | null;
  readonly entries: readonly LabelEntry[];
}

/**
 * The label of a transition, wrapped to lines; without transition, the number of transitions that
 * have no label.
 */
export interface LabelEntry {
  readonly transition: string | null;
  readonly text: readonly string[];
}

const captionHeight = 74;
const plainHeight = 86;
const plainWidth = 196;
const letterWidth = 6.8;
const lineHeight = 16;
const maxLineLength = 22;
const maxEntries = 3;

/**
 * Computes the layout of a map for pictures of one size.
 * @param isDrawn returns whether a transition is drawn; all places are
 * @param hasPicture returns whether a place has a picture
 */
export async function drawMap(
  map: AtlasMap,
  picture: PictureSize,
  isDrawn: (transition: AtlasTransition) => boolean,
  hasPicture: (place: string) => boolean,
): Promise<DrawnMap> {
  const lines = linesOf(
    map.transitions.filter(
      (transition) => transition.source !== transition.target && isDrawn(transition),
    ),
  );
  const boxes: Box[] = inOrder(map).map((part) =>
    'kind' in part
      ? {
          id: part.id,
          parent: part.group,
          isFirst: part.kind === 'start',
          ...sizeOf(part, picture, hasPicture(part.id)),
        }
      : { id: part.id, parent: part.parent, width: 0, height: 0, header: 34 },
  );
  const links: Link[] = lines.map(({ id, source, target, entries }) => ({
    id,
    source,
    target,
    label: labelSize(entries),
  }));
  const layout = await layoutGraph(boxes, links, { boxes: 36, layers: 36 });
  return {
    width: Math.ceil(layout.width),
    height: Math.ceil(layout.height),
    areas: Object.fromEntries([...layout.boxes].map(([id, area]) => [id, rounded(area)])),
    lines: lines.map((line) => withRoute(line, layout)),
  };
}

interface PlannedLine {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly isFailurePath: boolean;
  readonly entries: readonly LabelEntry[];
}

/**
 * Groups transitions between the same two places on one line; failure paths have a line of their
 * own.
 */
function linesOf(transitions: readonly AtlasTransition[]): PlannedLine[] {
  const shared = new Map<string, AtlasTransition[]>();
  for (const transition of transitions) {
    const id = `${transition.source} → ${transition.target}${transition.isFailurePath ? ' !' : ''}`;
    shared.set(id, [...(shared.get(id) ?? []), transition]);
  }
  return [...shared].map(([id, [first, ...more]]) => {
    const all = first === undefined ? more : [first, ...more];
    const shown = all.length > maxEntries ? all.slice(0, maxEntries - 1) : all;
    const entries: LabelEntry[] = shown
      .map((transition) => ({ transition: transition.id, text: labelText(transition) }))
      .filter(({ text }) => text.length > 0);
    if (shown.length < all.length)
      entries.push({ transition: null, text: [`+ ${all.length - shown.length} more`] });
    return {
      id,
      source: first?.source ?? '',
      target: first?.target ?? '',
      isFailurePath: first?.isFailurePath ?? false,
      entries,
    };
  });
}

/** Wraps the label of a transition to at most three lines. */
function labelText({ words, guard, kind }: AtlasTransition): string[] {
  const [label] = words;
  if (label === undefined && (kind !== 'always' || guard === null)) return [];
  const lines = wrap(
    label === undefined
      ? guardText(guard ?? '')
      : `${label}${words.length > 1 ? ` (+${words.length - 1})` : ''}`,
  );
  return lines.length > 3 ? [...lines.slice(0, 2), clip(lines.slice(2).join(' '))] : lines;
}

/** Writes a combined guard as a sentence: `and(isPaid, not(isFree))` is `isPaid and not isFree`. */
function guardText(guard: string): string {
  const match = /^(and|or|not)\((.*)\)$/s.exec(guard);
  if (match === null) return guard;
  const [, operator = '', operands = ''] = match;
  const texts = splitOperands(operands).map((operand) =>
    /^(and|or)\(/.test(operand) ? `(${guardText(operand)})` : guardText(operand),
  );
  return operator === 'not' ? `not ${texts.join(' ')}` : texts.join(` ${operator} `);
}

/** Splits at the commas that are not inside parentheses. */
function splitOperands(text: string): string[] {
  const operands = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) operands.push('');
    else operands[operands.length - 1] += character;
  }
  return operands.map((operand) => operand.trim());
}

function wrap(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= maxLineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map(clip);
}

function clip(text: string): string {
  return text.length > maxLineLength ? `${text.slice(0, maxLineLength - 1).trimEnd()}…` : text;
}

function labelSize(entries: readonly LabelEntry[]): Link['label'] {
  if (entries.length === 0) return null;
  const lines = entries.flatMap(({ text }) => text);
  return {
    width: Math.ceil(Math.max(...lines.map(({ length }) => length)) * letterWidth) + 18,
    height: lines.length * lineHeight + entries.length * 6 + 2,
  };
}

function sizeOf({ kind, name }: Place, picture: PictureSize, isPictured: boolean): PictureSize {
  if (kind === 'start') return { width: 18, height: 18 };
  if (kind === 'passing' || kind === 'anywhere')
    return { width: Math.ceil(name.length * 7 + 32), height: 30 };
  return isPictured
    ? { width: picture.width, height: picture.height + captionHeight }
    : { width: plainWidth, height: plainHeight };
}

type Part = Place | AtlasMap['groups'][number];

/** Returns groups and places in the order of the machine config, each group before its places. */
function inOrder({ places, groups }: AtlasMap): Part[] {
  const rank = ({ id }: Part) =>
    places.findIndex((place) => place.id === id || place.id.startsWith(`${id}.`));
  return [...groups, ...places].toSorted((a, b) => rank(a) - rank(b) || a.id.length - b.id.length);
}

function withRoute(
  { id, source, target, isFailurePath, entries }: PlannedLine,
  { links }: Layout,
): Line {
  const { points, label } = links.get(id) ?? { points: [], label: null };
  return {
    source,
    target,
    isFailurePath,
    entries,
    path: roundedPath(points),
    label: label === null ? null : rounded(label),
  };
}

/** Returns an SVG path through the points with rounded corners. */
function roundedPath(points: readonly Point[], radius = 10): string {
  return points
    .map((point, place) => {
      const [before, after] = [points[place - 1], points[place + 1]];
      if (before === undefined) return `M${write(point)}`;
      if (after === undefined) return `L${write(point)}`;
      const reach = Math.min(radius, distance(before, point) / 2, distance(point, after) / 2);
      return `L${write(towards(point, before, reach))}Q${write(point)} ${write(towards(point, after, reach))}`;
    })
    .join('');
}

function towards(from: Point, to: Point, reach: number): Point {
  const length = distance(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * reach) / length,
    y: from.y + ((to.y - from.y) * reach) / length,
  };
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function write({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

function rounded({ x, y, width, height }: Area): Area {
  return {
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    height: Math.round(height),
  };
}
