import { HttpResponse, http } from 'msw';

interface Look {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
}

/** Pictures of the mock upstream: quiet drawings in the product's colours, told apart by their address. */
export const pictureHandlers = [
  http.get('*/images/:kind/:file', ({ params }) => picture(String(params['kind']), String(params['file']))),
  http.get('*/files/:kind/:file', ({ params }) => picture(String(params['kind']), String(params['file']))),
];

function picture(kind: string, file: string): Response {
  const look = kind === 'ads' ? adLook(file) : (looks[kind] ?? square);
  const tint = tints[hashOf(file) % tints.length];
  const { width, height } = look;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${look.ground}"/>`,
    kind === 'portraits' ? portrait(tint ?? tints[0]) : spray(look, tint ?? tints[0]),
    '</svg>',
  ].join('');
  return new HttpResponse(svg, { headers: { 'Content-Type': 'image/svg+xml' } });
}

const tints = ['#1F4D4A', '#5B7F6E', '#B08D57', '#7A8F99'] as const;
const square: Look = { width: 1080, height: 1080, ground: '#FBF9F6' };
const looks: Readonly<Record<string, Look>> = {
  portraits: { width: 600, height: 600, ground: '#E4EEEC' },
  templates: square,
  cards: square,
  logos: { width: 400, height: 220, ground: '#FFFFFF' },
  florists: { width: 800, height: 600, ground: '#F3EEE5' },
  products: { width: 1200, height: 800, ground: '#F3EEE5' },
};

function adLook(file: string): Look {
  return file.startsWith('top') ? { width: 1200, height: 520, ground: '#E4EEEC' } : { width: 360, height: 240, ground: '#F3EEE5' };
}

function portrait(tint: string): string {
  return `<circle cx="300" cy="250" r="105" fill="${tint}" opacity=".75"/><path d="M90 600c10-150 100-215 210-215s200 65 210 215z" fill="${tint}"/>`;
}

/** A stem with leaves across the picture. */
function spray({ width, height }: Look, tint: string): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const x = width * (0.14 + index * 0.09);
    const y = height * (0.78 - index * 0.055);
    const size = Math.min(width, height) * 0.06;
    const turn = index % 2 === 0 ? -70 : 25;
    return `<ellipse cx="${x}" cy="${y}" rx="${size}" ry="${size * 0.36}" fill="${tint}" opacity=".8" transform="rotate(${turn} ${x} ${y})"/>`;
  });
  const stem = `<path d="M${width * 0.08} ${height * 0.82}L${width * 0.92} ${height * 0.31}" stroke="${tint}" stroke-width="3" fill="none"/>`;
  const frame = `<rect x="3%" y="3%" width="94%" height="94%" fill="none" stroke="${tint}" stroke-opacity=".35" stroke-width="2"/>`;
  return frame + stem + leaves.join('');
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) >>> 0, 7);
}
