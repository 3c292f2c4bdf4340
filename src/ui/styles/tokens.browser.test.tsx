import './global.css';
import { afterEach, expect, it } from 'vitest';

const root = document.documentElement;

afterEach(() => {
  delete root.dataset['theme'];
  delete root.dataset['motion'];
});

// The minimum contrast ratios of WCAG: AAA for body text, AA for other text and for graphics.
const bodyText = 7;
const text = 4.5;
const shape = 3;

const pairs: readonly (readonly [string, string, number])[] = [
  ['ink', 'paper', bodyText],
  ['ink', 'surface', bodyText],
  ['ink', 'sunken', bodyText],
  ['ink', 'primary-tint', bodyText],
  ['ink', 'success-tint', bodyText],
  ['ink', 'notice-tint', bodyText],
  ['ink', 'danger-tint', bodyText],
  ['soft-ink', 'paper', text],
  ['soft-ink', 'surface', text],
  ['soft-ink', 'sunken', text],
  ['soft-ink', 'primary-tint', text],
  ['link', 'paper', text],
  ['link', 'surface', text],
  ['link', 'primary-tint', text],
  ['on-primary', 'primary', text],
  ['on-primary', 'primary-pressed', text],
  ['on-danger', 'danger', text],
  ['on-danger', 'danger-pressed', text],
  ['danger', 'surface', text],
  ['danger', 'paper', text],
  ['danger', 'danger-tint', text],
  ['success', 'success-tint', text],
  ['notice', 'notice-tint', text],
  ['control', 'surface', shape],
  ['control', 'paper', shape],
  ['primary', 'paper', shape],
];

it.each(['light', 'dark'].flatMap((theme) => pairs.map((pair) => [theme, ...pair] as const)))(
  'in the %s theme, the contrast of %s on %s is at least %d to 1',
  (theme, ink, background, minimum) => {
    root.dataset['theme'] = theme;
    expect(contrast(colour(ink), colour(background))).toBeGreaterThanOrEqual(minimum);
  },
);

it('sets all durations to 0 when motion is reduced', () => {
  root.dataset['motion'] = 'reduced';
  const style = getComputedStyle(root);
  expect(
    ['fast', 'medium', 'page'].map((name) => style.getPropertyValue(`--motion-${name}`)),
  ).toEqual(['0ms', '0ms', '0ms']);
  root.dataset['motion'] = 'full';
  expect(
    ['fast', 'medium', 'page'].map((name) => style.getPropertyValue(`--motion-${name}`)),
  ).toEqual(['.15s', '.3s', '.4s'].map(inMs));
});

it.each([
  [
    400,
    'Plus Jakarta Sans',
    'Jakarta Arial',
    'Turut berdukacita sedalam-dalamnya atas kepulangan Bapak Hendra Wijaya Kusuma',
  ],
  // Only headings and names are set in it.
  [
    500,
    'Lora',
    'Lora Times',
    'Keluarga Besar Wijaya, dr. Handoko, Sp.JP. dan Rekan Kerja Logistik',
  ],
])('has a fallback font with the metrics of %i %s', async (weight, webFont, fallback, sample) => {
  // Small letters have widths in whole pixels on some devices.
  for (const size of [19, 100]) {
    const [web, local] = [webFont, fallback].map((family) => `${weight} ${size}px "${family}"`) as [
      string,
      string,
    ];
    await Promise.all([document.fonts.load(web, sample), document.fonts.load(local, sample)]);
    const [expected, actual] = [measure(web, sample), measure(local, sample)];
    expect(Math.abs(actual.width / expected.width - 1)).toBeLessThan(0.03);
    expect(
      Math.abs(actual.fontBoundingBoxAscent - expected.fontBoundingBoxAscent),
    ).toBeLessThanOrEqual(2);
    expect(
      Math.abs(actual.fontBoundingBoxDescent - expected.fontBoundingBoxDescent),
    ).toBeLessThanOrEqual(2);
  }
});

function inMs(seconds: string): string {
  return `${Number(seconds.slice(0, -1)) * 1000}ms`;
}

function measure(font: string, sample: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('The canvas has no 2D context.');
  context.font = font;
  return context.measureText(sample);
}

function colour(name: string): readonly number[] {
  const probe = document.createElement('span');
  probe.style.color = `var(--color-${name})`;
  document.body.append(probe);
  const channels =
    getComputedStyle(probe)
      .color.match(/[\d.]+/g)
      ?.map(Number) ?? [];
  probe.remove();
  expect(channels).toHaveLength(3);
  return channels;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = channels.map((channel) => {
    const value = channel / 255;
    return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
