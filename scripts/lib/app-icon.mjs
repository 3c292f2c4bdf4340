/** The colours of the drawing, as in `src/ui/styles/tokens.css`. */
export const iconColours = { ground: '#1f4d4a', line: '#fbf9f6', gold: '#d2b27f' };

/**
 * Draws the app icon: an open jasmine flower (melati) between two leaves, in fine lines on dark
 * green. The same arguments return the same text.
 * @param {object} options
 * @param {'rounded' | 'square' | 'maskable'} options.shape `square` fills the whole square, for
 * systems that round it themselves; `maskable` also keeps the drawing inside the safe zone of
 * maskable icons
 * @param {boolean} [options.bold] draws fewer and thicker lines, for small icons
 * @returns {string} an SVG of 512 × 512
 */
export function appIcon({ shape, bold = false }) {
  const size = (shape === 'maskable' ? 0.82 : 1.08) * (bold ? 1.14 : 1);
  const width = bold ? 15 : 6.5;
  const petals = [
    ...(bold ? [] : turns(6, 30).map((turn) => petal(turn, 158, 52, 'gold', width, false))),
    ...turns(bold ? 5 : 6, 0).map((turn) =>
      petal(turn, bold ? 176 : 138, bold ? 62 : 50, 'line', width, !bold),
    ),
  ];
  const leaves = bold ? [] : [leaf(24, width), leaf(-24, width)];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" width="512" height="512">',
    `<rect width="512" height="512"${shape === 'rounded' ? ' rx="116"' : ''} fill="${iconColours.ground}"/>`,
    `<g transform="translate(256 ${bold ? 272 : 256}) scale(${size})" stroke-linecap="round" stroke-linejoin="round" fill="${iconColours.ground}">`,
    ...leaves,
    `<g${bold ? '' : ' transform="translate(0 -34)"'}>`,
    ...petals,
    `<circle r="${bold ? 25 : 17}" fill="${iconColours.gold}" stroke="${iconColours.ground}" stroke-width="${bold ? 12 : 6}"/>`,
    '</g>',
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

/**
 * Returns evenly spaced angles.
 * @param {number} count
 * @param {number} from the first angle, in degrees
 */
function turns(count, from) {
  return Array.from({ length: count }, (_, index) => from + (index * 360) / count);
}

/**
 * Draws a petal that points outwards from the centre.
 * @param {number} turn in degrees
 * @param {number} length
 * @param {number} half half of the petal's width
 * @param {'line' | 'gold'} colour
 * @param {number} width the stroke width
 * @param {boolean} isCreased
 */
function petal(turn, length, half, colour, width, isCreased) {
  const [l, h] = [length, half];
  const edge = `M0 0C${-h * 0.5} ${-l * 0.14} ${-h * 1.12} ${-l * 0.5} ${-h * 0.78} ${-l * 0.78}C${-h * 0.56} ${-l * 0.93} ${-h * 0.2} ${-l * 0.98} ${h * 0.06} ${-l}C${h * 0.34} ${-l * 0.95} ${h * 0.7} ${-l * 0.9} ${h * 0.84} ${-l * 0.74}C${h * 1.1} ${-l * 0.46} ${h * 0.46} ${-l * 0.13} 0 0Z`;
  const crease = `M0 ${-l * 0.3}Q${h * 0.16} ${-l * 0.48} ${h * 0.03} ${-l * 0.66}`;
  const stroke = iconColours[colour];
  return (
    `<g transform="rotate(${turn})" stroke="${stroke}"><path d="${rounded(edge)}" stroke-width="${width}"/>` +
    (isCreased ? `<path d="${rounded(crease)}" fill="none" stroke-width="${width * 0.7}"/>` : '') +
    '</g>'
  );
}

/**
 * Draws a leaf below the flower, on the right side when `turn` is positive.
 * @param {number} turn in degrees
 * @param {number} width the stroke width
 */
function leaf(turn, width) {
  const side = Math.sign(turn);
  return (
    `<g transform="translate(0 96) rotate(${turn}) scale(${side} 1)" stroke="${iconColours.gold}" stroke-width="${width}">` +
    '<path d="M0 0C30 -34 96 -52 168 -12C118 38 46 42 0 0Z"/>' +
    `<path d="M0 0Q70 -4 132 -11" fill="none" stroke-width="${width * 0.7}"/>` +
    '</g>'
  );
}

/**
 * Rounds the numbers of an SVG path to one decimal.
 * @param {string} path
 */
function rounded(path) {
  return path.replace(/-?\d+(\.\d+)?/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
