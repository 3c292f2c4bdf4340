import { HttpResponse, http } from 'msw';

interface PictureStyle {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly draw: (style: PictureStyle, tint: string) => string;
}

/** MSW handlers for pictures: SVG drawings in the product's colours that depend on the address. */
export const pictureHandlers = [
  http.get('*/images/:kind/:file', ({ params }) =>
    picture(String(params['kind']), String(params['file'])),
  ),
  http.get('*/files/:kind/:file', ({ params }) =>
    picture(String(params['kind']), String(params['file'])),
  ),
];

const tints = ['#1F4D4A', '#5B7F6E', '#8A6F45', '#7A8F99'] as const;
const ink = '#1F2A2E';
const gold = '#B08D57';

const sprays: PictureStyle = {
  width: 1080,
  height: 1080,
  ground: '#FBF9F6',
  draw: (style, tint) => frame(style) + corners(style, tint),
};
const styles: Readonly<Record<string, PictureStyle>> = {
  portraits: { width: 600, height: 600, ground: '#E4EEEC', draw: (_, tint) => portrait(tint) },
  cards: {
    ...sprays,
    draw: (style, tint) => frame(style) + corners(style, tint) + getPrintedTexts(),
  },
  logos: { width: 400, height: 220, ground: '#FFFFFF', draw: (_, tint) => monogram(tint) },
  florists: { width: 800, height: 600, ground: '#F3EEE5', draw: corners },
  products: { width: 1200, height: 900, ground: '#EFE9DF', draw: board },
  'ads/top': { width: 1200, height: 520, ground: '#E4EEEC', draw: corners },
  'ads/bottom': { width: 360, height: 240, ground: '#F3EEE5', draw: corners },
};

function picture(kind: string, file: string): Response {
  const style = styles[kind === 'ads' ? `ads/${file.split('-')[0]}` : kind] ?? sprays;
  const tint = tints[hashOf(file) % tints.length] ?? tints[0];
  const { width, height, ground } = style;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${ground}"/>${style.draw(style, tint)}</svg>`;
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

function portrait(tint: string): string {
  return (
    `<circle cx="300" cy="300" r="262" fill="#FBF9F6" opacity=".7"/>` +
    `<g opacity=".7"><ellipse cx="300" cy="228" rx="82" ry="98" fill="${tint}"/><path d="M264 290h72v110h-72z" fill="${tint}"/></g>` +
    `<path d="M96 600c6-128 84-196 164-220 22 40 58 40 80 0 80 24 158 92 164 220z" fill="${tint}"/>`
  );
}

function frame({ width, height }: PictureStyle): string {
  return `<rect x="36" y="36" width="${width - 72}" height="${height - 72}" fill="none" stroke="${gold}" stroke-opacity=".45" stroke-width="2"/>`;
}

/** Draws a spray in the lower left corner, and rotated in the upper right corner. */
function corners({ width, height }: PictureStyle, tint: string): string {
  const svg = spray(Math.min(width, height) * (width === height ? 0.34 : 0.52), tint);
  const margin = Math.min(width, height) * 0.07;
  return (
    `<g transform="translate(${margin} ${height - margin})">${svg}</g>` +
    `<g transform="translate(${width - margin} ${margin}) rotate(180)">${svg}</g>`
  );
}

/**
 * Draws a curved stem from the origin to the upper right, with pairs of leaves that become smaller.
 */
function spray(length: number, tint: string): string {
  const at = (t: number) => ({ x: length * t, y: -length * 0.62 * t * t });
  const end = at(1);
  const leaves = Array.from({ length: 8 }, (_, index) => {
    const t = 0.12 + index * 0.115;
    const { x, y } = at(t);
    const along = (Math.atan2(-1.24 * t, 1) * 180) / Math.PI;
    const size = length * 0.2 * (1.1 - t * 0.6);
    const leaf = `M0 0Q${size * 0.45} ${-size * 0.3} ${size} 0Q${size * 0.45} ${size * 0.3} 0 0z`;
    return [-42, 42]
      .map(
        (turn) =>
          `<path d="${leaf}" transform="translate(${x} ${y}) rotate(${along + turn})" fill="${tint}" opacity="${turn < 0 ? 0.85 : 0.6}"/>`,
      )
      .join('');
  });
  const stem = `<path d="M0 0Q${length / 2} 0 ${end.x} ${end.y}" stroke="${tint}" stroke-width="${length / 140}" fill="none"/>`;
  return stem + leaves.join('');
}

function getPrintedTexts(): string {
  const line = (y: number, size: number, words: string, more = '') =>
    `<text x="540" y="${y}" font-size="${size}" font-family="Lora, Georgia, serif" text-anchor="middle" fill="${ink}" ${more}>${words}</text>`;
  return (
    line(372, 40, 'TURUT BERDUKACITA', 'letter-spacing="6"') +
    line(530, 74, 'Maria Theresia', 'font-weight="600"') +
    line(620, 74, 'Wijaya', 'font-weight="600"') +
    line(740, 42, 'Keluarga Sari Lestari', 'font-style="italic"')
  );
}

function monogram(tint: string): string {
  return (
    `<circle cx="88" cy="110" r="52" fill="${tint}"/><path d="M66 132V88l22 24 22-24v44" stroke="#FFFFFF" stroke-width="9" fill="none"/>` +
    `<rect x="166" y="84" width="190" height="18" rx="9" fill="${ink}"/><rect x="166" y="118" width="130" height="12" rx="6" fill="${ink}" opacity=".45"/>`
  );
}

/** Draws a flower board on its stand with a border of blossoms. */
function board(_: PictureStyle, tint: string): string {
  const blossoms = Array.from({ length: 64 }, (_, index) => {
    const { x, y } = alongBorder(index / 64);
    const petals = index % 3 === 0 ? '#FFFFFF' : index % 3 === 1 ? '#F1E3C6' : tint;
    return `<circle cx="${x}" cy="${y}" r="34" fill="${petals}" stroke="${tint}" stroke-opacity=".25"/><circle cx="${x}" cy="${y}" r="9" fill="${gold}"/>`;
  });
  const bar = (y: number, width: number, height: number) =>
    `<rect x="${600 - width / 2}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#FBF9F6"/>`;
  return (
    `<path d="M300 640L250 860M900 640l50 220" stroke="#8A6F45" stroke-width="16"/>` +
    `<rect x="130" y="120" width="940" height="560" fill="${tint}"/>${bar(250, 420, 30)}${bar(340, 620, 62)}${bar(470, 380, 26)}${blossoms.join('')}`
  );
}

/** Returns the point on the border of the board at a fraction of its perimeter, from 0 to 1. */
function alongBorder(fraction: number): { x: number; y: number } {
  const [left, top, width, height] = [130, 120, 940, 560];
  const distance = fraction * 2 * (width + height);
  if (distance < width) return { x: left + distance, y: top };
  if (distance < width + height) return { x: left + width, y: top + distance - width };
  if (distance < 2 * width + height)
    return { x: left + width - (distance - width - height), y: top + height };
  return { x: left, y: top + height - (distance - 2 * width - height) };
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
}
