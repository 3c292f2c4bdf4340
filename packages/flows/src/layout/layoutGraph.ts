import ELK, {
  type ElkExtendedEdge,
  type ElkNode,
  type LayoutOptions,
} from 'elkjs/lib/elk.bundled.js';

/** A box to place; sizes are in pixels. A parent box grows around its children. */
export interface Box {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly parent: string | null;
  /** Height above the child boxes, for a title. */
  readonly header?: number;
  /** Whether the box is placed at the left, where the graph starts. */
  readonly isFirst?: boolean;
}

/** A link between two boxes, with the size of its label. */
export interface Link {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly label: { readonly width: number; readonly height: number } | null;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Area extends Point {
  readonly width: number;
  readonly height: number;
}

/** The positions of all boxes and links, measured from the top left corner. */
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Area>;
  readonly links: ReadonlyMap<
    string,
    { readonly points: readonly Point[]; readonly label: Area | null }
  >;
}

/** Gaps in pixels. */
export interface Spacing {
  readonly boxes: number;
  readonly layers: number;
}

const options = ({ boxes, layers }: Spacing): LayoutOptions => ({
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.crossingMinimization.thoroughness': '30',
  'elk.layered.edgeLabels.sideSelection': 'ALWAYS_UP',
  'elk.edgeLabels.inline': 'true',
  'elk.edgeLabels.placement': 'CENTER',
  'elk.spacing.nodeNode': String(boxes),
  'elk.spacing.edgeNode': '18',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '4',
  'elk.layered.spacing.nodeNodeBetweenLayers': String(layers),
  'elk.layered.spacing.edgeNodeBetweenLayers': '18',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.randomSeed': '1',
});

/**
 * Places boxes in layers from left to right and routes links around them. The order of the boxes is
 * the main direction: a link against it points back and does not affect the layers. The same graph
 * always gives the same layout.
 */
export async function layoutGraph(
  boxes: readonly Box[],
  links: readonly Link[],
  spacing: Spacing = { boxes: 40, layers: 60 },
): Promise<Layout> {
  const order = new Map(boxes.map(({ id }, place) => [id, place]));
  const back = new Set(
    links
      .filter(({ source, target }) => (order.get(target) ?? 0) < (order.get(source) ?? 0))
      .map(({ id }) => id),
  );
  const graph: ElkNode = {
    id: rootId,
    layoutOptions: { ...options(spacing), 'elk.padding': '[top=24,left=24,bottom=24,right=24]' },
    children: boxesBelow(boxes, null, spacing),
    edges: links.map((link) =>
      edgeOf(back.has(link.id) ? { ...link, source: link.target, target: link.source } : link),
    ),
  };
  const drawn = await new ELK().layout(graph);
  const areas = new Map<string, Area>();
  placeBoxes(drawn, { x: 0, y: 0 }, areas);
  return {
    width: drawn.width ?? 0,
    height: drawn.height ?? 0,
    boxes: areas,
    links: new Map(
      (drawn.edges ?? []).map((edge) => {
        const { points, label } = placeLink(edge, areas);
        return [edge.id, { points: back.has(edge.id) ? points.toReversed() : points, label }];
      }),
    ),
  };
}

const rootId = ' ';

function boxesBelow(boxes: readonly Box[], parent: string | null, spacing: Spacing): ElkNode[] {
  return boxes
    .filter((box) => box.parent === parent)
    .map(({ id, width, height, header = 0, isFirst = false }) => {
      const children = boxesBelow(boxes, id, spacing);
      const first: LayoutOptions = isFirst
        ? { 'elk.layered.layering.layerConstraint': 'FIRST' }
        : {};
      if (children.length === 0) return { id, width, height, layoutOptions: first };
      const padding = `[top=${header + 16},left=20,bottom=20,right=20]`;
      return {
        id,
        children,
        layoutOptions: { ...options(spacing), ...first, 'elk.padding': padding },
      };
    });
}

function edgeOf({ id, source, target, label }: Link): ElkExtendedEdge {
  return {
    id,
    sources: [source],
    targets: [target],
    labels: label === null ? [] : [{ id: `${id} label`, text: ' ', ...label }],
  };
}

function placeBoxes(node: ElkNode, origin: Point, areas: Map<string, Area>): void {
  for (const child of node.children ?? []) {
    const at = { x: origin.x + (child.x ?? 0), y: origin.y + (child.y ?? 0) };
    areas.set(child.id, { ...at, width: child.width ?? 0, height: child.height ?? 0 });
    placeBoxes(child, at, areas);
  }
}

/**
 * Converts an edge of ELK, whose coordinates are relative to the box that contains both of its
 * ends.
 */
function placeLink(edge: ElkExtendedEdge, areas: ReadonlyMap<string, Area>) {
  const { container } = edge as { container?: string };
  const origin = areas.get(container ?? rootId) ?? { x: 0, y: 0 };
  const toAbsolute = ({ x, y }: Point): Point => ({ x: x + origin.x, y: y + origin.y });
  const points = (edge.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(toAbsolute),
  );
  const [label] = edge.labels ?? [];
  if (label === undefined) return { points, label: null };
  const at = toAbsolute({ x: label.x ?? 0, y: label.y ?? 0 });
  return { points, label: { ...at, width: label.width ?? 0, height: label.height ?? 0 } };
}
