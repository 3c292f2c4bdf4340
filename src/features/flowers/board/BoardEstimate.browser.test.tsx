import { render } from 'vitest-browser-react';
import { describe, expect, test } from 'vitest';
import { expectNoAxeViolations } from '../../../ui/testing/axe.ts';
import '../../../ui/styles/global.css';
import { BoardEstimate, type BoardEstimateProps } from './BoardEstimate.tsx';
import { flowersAlong, petalsPath } from './boardFlowers.ts';

const props: BoardEstimateProps = {
  message: 'Turut berdukacita',
  subMessage: '',
  sender: 'Sari Lestari',
  logoUrl: null,
};
const sentence = (length: number) =>
  'Atas berpulangnya Ibu Maria Theresia '.repeat(20).slice(0, length).trim();

async function show(changes: Partial<BoardEstimateProps> = {}) {
  const screen = await render(<BoardEstimate {...props} {...changes} />);
  await document.fonts.ready;
  const texts = [...screen.container.querySelectorAll<HTMLElement>('[role="img"] p')];
  const sizeOf = (index: number) => Number.parseFloat(getComputedStyle(texts[index]!).fontSize);
  return { screen, texts, sizeOf };
}

function expectWithin(text: HTMLElement) {
  const container = text.parentElement!.getBoundingClientRect();
  const { top, bottom } = text.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(container.top - 1);
  expect(bottom).toBeLessThanOrEqual(container.bottom + 1);
  expect(text.scrollWidth).toBeLessThanOrEqual(text.parentElement!.clientWidth);
}

describe('BoardEstimate', () => {
  test('shows the texts and the logo, and is marked as an estimate', async () => {
    const { screen, texts } = await show({
      subMessage: ' Atas berpulangnya Ibu Maria ',
      sender: 'Keluarga\nLestari',
      logoUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    await expect.element(screen.getByText('Perkiraan', { exact: true })).toBeVisible();
    expect(texts.map((text) => text.textContent)).toEqual([
      'Turut berdukacita',
      'Atas berpulangnya Ibu Maria',
      'Keluarga\nLestari',
    ]);
    expect(screen.container.querySelectorAll('[role="img"] img')).toHaveLength(1);
    await expect
      .element(screen.getByRole('img'))
      .toHaveAccessibleName(
        'Perkiraan papan dengan tulisan: Turut berdukacita, Atas berpulangnya Ibu Maria, Keluarga Lestari, dengan logo Anda',
      );
    await expectNoAxeViolations();
  });

  test.each([
    ['short', {}],
    [
      'as long as they may be',
      {
        message: sentence(200),
        subMessage: sentence(300),
        sender: `${sentence(99)}\n${sentence(99)}`,
      },
    ],
    [
      'without any space',
      { message: 'M'.repeat(200), subMessage: 'W'.repeat(300), sender: 'W'.repeat(200) },
    ],
  ])('fits texts that are %s', async (_how, changes) => {
    const { texts } = await show(changes);
    texts.forEach(expectWithin);
  });

  test('uses a larger font size for a shorter text', async () => {
    const { texts, screen, sizeOf } = await show();
    const initialSize = sizeOf(0);
    await screen.rerender(<BoardEstimate {...props} message={sentence(120)} />);
    expect(sizeOf(0)).toBeLessThan(initialSize * 0.7);
    expectWithin(texts[0]!);
    await screen.rerender(<BoardEstimate {...props} />);
    expect(sizeOf(0)).toBe(initialSize);
  });

  test('does not break a word that fits at a smaller font size', async () => {
    const { texts, sizeOf } = await show({ message: 'Sepenanggungan' });
    const lineHeight = Number.parseFloat(getComputedStyle(texts[0]!).lineHeight);
    expect(texts[0]!.offsetHeight).toBeLessThan(lineHeight * 1.5);
    expect(sizeOf(0)).toBeGreaterThan(20);
  });
});

describe('boardFlowers', () => {
  const row = {
    box: { x: 0, y: 0, width: 100, height: 50 },
    radius: 5,
    spacing: 10,
    blooms: ['white', 'cream'] as const,
  };

  test('places flowers along the edge of a box, the same on every call', () => {
    const flowers = flowersAlong(row);
    expect(flowers).toHaveLength(30);
    expect(flowersAlong(row)).toEqual(flowers);
    for (const { x, y } of flowers) {
      const fromEdge = Math.min(Math.abs(x), Math.abs(x - 100), Math.abs(y), Math.abs(y - 50));
      expect(fromEdge).toBeLessThanOrEqual(0.9);
    }
    expect(flowers.map(({ bloom }) => bloom).slice(0, 3)).toEqual(['white', 'cream', 'white']);
  });

  test('draws the requested number of petals', () => {
    expect(petalsPath(8).match(/C/g)).toHaveLength(8);
    expect(petalsPath(5)).toMatch(/^M0\.62 0C.*z$/);
  });
});
