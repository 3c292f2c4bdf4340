import '../styles/global.css';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Ornament } from './Ornament.tsx';
import type { OrnamentName } from './Ornament.tsx';

const names: readonly OrnamentName[] = ['melati', 'sedap-malam', 'lily', 'olive'];

it.each(names)(
  'draws %s inside its frame, in the text colour and hidden from screen readers',
  async (name) => {
    const screen = await render(
      <div style={{ color: 'rgb(176, 141, 87)' }}>
        <Ornament name={name} size={240} />
      </div>,
    );
    const svg = screen.container.querySelector('svg');
    if (!svg) throw new Error('Ornament rendered no svg element.');
    expect(svg.getAttribute('aria-hidden')).toBe('true');
    expect(getComputedStyle(svg).stroke).toBe('rgb(176, 141, 87)');
    await expect.poll(() => svg.getBBox().width).toBeGreaterThan(170);
    const { x, y, width, height } = svg.getBBox();
    expect({
      left: Math.min(x, 0),
      top: Math.min(y, 0),
      right: Math.max(x + width, 240),
      bottom: Math.max(y + height, 150),
    }).toEqual({
      left: 0,
      top: 0,
      right: 240,
      bottom: 150,
    });
  },
);
