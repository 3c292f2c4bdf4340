import { describe, expect, test } from 'vitest';
import { layoutGraph, type Area, type Box, type Link } from './layoutGraph.ts';

const box = (id: string, parent: string | null = null): Box => ({
  id,
  width: 100,
  height: 60,
  parent,
});
const link = (source: string, target: string): Link => ({
  id: `${source}>${target}`,
  source,
  target,
  label: { width: 80, height: 20 },
});

const boxes = [
  box('start'),
  { ...box('group'), header: 30 },
  box('one', 'group'),
  box('two', 'group'),
  box('end'),
];
const links = [
  link('start', 'one'),
  link('one', 'two'),
  link('two', 'one'),
  link('two', 'end'),
  link('group', 'start'),
];

describe('layoutGraph', () => {
  test('places boxes from left to right in the order of the links', async () => {
    const { boxes: placed } = await layoutGraph(boxes, links);
    const order = ['start', 'one', 'two', 'end'].map((id) => placed.get(id)!.x);
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  test('places the boxes of a group inside it below its title, and all others outside', async () => {
    const { boxes: placed, ...size } = await layoutGraph(boxes, links);
    const group = placed.get('group')!;
    const content = { ...group, y: group.y + 30, height: group.height - 30 };
    expect(['one', 'two'].map((id) => contains(content, placed.get(id)!))).toEqual([true, true]);
    expect(['start', 'end'].map((id) => overlaps(group, placed.get(id)!))).toEqual([false, false]);
    expect([...placed.values()].every((area) => contains({ x: 0, y: 0, ...size }, area))).toBe(
      true,
    );
  });

  test('routes every link from border to border with its label outside the boxes', async () => {
    const { boxes: placed, links: routed } = await layoutGraph(boxes, links);
    for (const { id, source, target } of links) {
      const { points, label } = routed.get(id)!;
      expect(
        [onBorder(placed.get(source)!, points[0]!), onBorder(placed.get(target)!, points.at(-1)!)],
        id,
      ).toEqual([true, true]);
      expect(
        ['start', 'one', 'two', 'end'].filter((name) => overlaps(placed.get(name)!, label!)),
        id,
      ).toEqual([]);
    }
  });

  test('returns the same layout every time', async () => {
    expect(await layoutGraph(boxes, links)).toEqual(await layoutGraph(boxes, links));
  });
});

function contains(outer: Area, inner: Area): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function overlaps(one: Area, other: Area): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function onBorder({ x, y, width, height }: Area, point: { x: number; y: number }): boolean {
  const near = (a: number, b: number) => Math.abs(a - b) < 0.51;
  const onSide =
    (near(point.x, x) || near(point.x, x + width)) &&
    point.y >= y - 0.5 &&
    point.y <= y + height + 0.5;
  const onEnd =
    (near(point.y, y) || near(point.y, y + height)) &&
    point.x >= x - 0.5 &&
    point.x <= x + width + 0.5;
  return onSide || onEnd;
}
