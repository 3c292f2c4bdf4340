/** One drawing element of an SVG body, with the transforms of the groups it stands in. */
export interface SvgNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** `transform` attributes of the groups around it, outermost first. */
  transforms: readonly string[];
  /** The element as it was written, children included. */
  source: string;
}

export interface SvgBody {
  /** Everything inside `<defs>`, in order. */
  definitions: string;
  nodes: readonly SvgNode[];
}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g;

/**
 * Takes the SVG that this folder writes apart: definitions, and drawing elements in order. Groups that only move
 * their children are dissolved; any other group is one node.
 */
export function svgElements(body: string): SvgBody {
  const nodes: SvgNode[] = [];
  const definitions: string[] = [];
  const transforms: string[] = [];
  const tags = new RegExp(TAG);
  for (let tag = tags.exec(body); tag; tag = tags.exec(body)) {
    const [text, closing, name = '', written = '', empty] = tag;
    if (closing) {
      transforms.pop();
      continue;
    }
    const attributes = readAttributes(written);
    if (name === 'g' && Object.keys(attributes).every((key) => key === 'transform')) {
      transforms.push(attributes['transform'] ?? '');
      continue;
    }
    const end = empty ? tag.index + text.length : endOf(body, name, tags.lastIndex);
    const source = body.slice(tag.index, end);
    tags.lastIndex = end;
    if (name === 'defs') definitions.push(source.slice(text.length, -'</defs>'.length));
    else nodes.push({ name, attributes, transforms: [...transforms], source });
  }
  return { definitions: definitions.join(''), nodes };
}

/** Where the element that was opened just before `from` ends. */
function endOf(body: string, name: string, from: number): number {
  const tags = new RegExp(TAG);
  tags.lastIndex = from;
  let depth = 1;
  for (let tag = tags.exec(body); tag; tag = tags.exec(body)) {
    if (tag[2] !== name || tag[4]) continue;
    depth += tag[1] ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error(`A <${name}> is not closed.`);
}

function readAttributes(written: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, key = '', value = ''] of written.matchAll(/([a-zA-Z:-]+)="([^"]*)"/g))
    attributes[key] = value;
  return attributes;
}
