import '../styles/global.css';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Skeleton } from './Skeleton.tsx';

async function measure(skeleton: ReactNode) {
  const screen = await render(
    <div style={{ inlineSize: '300px', fontSize: '16px' }}>{skeleton}</div>,
  );
  return [...screen.container.querySelectorAll('svg')].map((svg) => {
    const { width, height } = svg.getBoundingClientRect();
    return [Math.round(width), Math.round(height)];
  });
}

it.each([
  ['a line of text', <Skeleton key="a" />, [[300, 12]]],
  ['a short line', <Skeleton key="b" width="60%" />, [[180, 12]]],
  [
    'a paragraph with a shorter last line',
    <Skeleton key="c" lines={3} />,
    [
      [300, 12],
      [300, 12],
      [186, 12],
    ],
  ],
  ['a block', <Skeleton key="d" shape="block" width="10rem" height="3rem" />, [[160, 48]]],
  ['a picture', <Skeleton key="e" shape="block" ratio="3 / 4" />, [[300, 400]]],
  ['a square picture', <Skeleton key="s" shape="block" ratio="1" />, [[300, 300]]],
  ['a portrait', <Skeleton key="f" shape="circle" width="4.5rem" />, [[72, 72]]],
])('has the size of %s', async (_what, skeleton, sizes) => {
  expect(await measure(skeleton)).toEqual(sizes);
});
