interface Look {
  ground: [top: string, bottom: string];
  skin: string;
  hair: string;
  cloth: string;
  trim: string;
  style: 'bun' | 'short' | 'bob' | 'parted' | 'hijab' | 'udeng' | 'grey' | 'peci';
}

const looks: Record<string, Look> = {
  'demo-ratna': look('#d9e4dd', '#a9c0b4', '#c58f6b', '#2a2320', '#7d3f45', '#c9a56a', 'bun'),
  'demo-budi': look('#e7dcc8', '#c7b08a', '#b07a55', '#231d1b', '#33424d', '#8fa3ad', 'short'),
  'demo-meilani': look('#ead9d6', '#cfaea9', '#e2b592', '#1f1b1c', '#4a6a75', '#dfe7e6', 'bob'),
  'demo-yohanes': look('#d6dee6', '#a3b5c6', '#9c6a49', '#1e1a19', '#e8e1d4', '#b9ab92', 'parted'),
  'demo-siti': look('#e3e4d2', '#b7bc97', '#c99873', '#2f5a5c', '#24484a', '#87aba6', 'hijab'),
  'demo-wayan': look('#efe0cf', '#d3b08a', '#a8734f', '#241e1c', '#f2ede2', '#9c7b3f', 'udeng'),
  'demo-hendra': look('#dadce3', '#abafc0', '#dcae8a', '#b7b6b4', '#3c3f55', '#c9ccd8', 'grey'),
  'demo-agus': look('#dfe3e2', '#b3bdbb', '#b8835e', '#262120', '#5a4a3f', '#cbb9a4', 'peci'),
};

function look(
  top: string,
  bottom: string,
  skin: string,
  hair: string,
  cloth: string,
  trim: string,
  style: Look['style'],
): Look {
  return { ground: [top, bottom], skin, hair, cloth, trim, style };
}

/**
 * Draws the portrait of a demo account in flat colours without a face.
 * @returns an SVG document, 256 units square; unknown accounts get the first portrait
 */
export function portrait(sub: string): string {
  const chosen = looks[sub] ?? (Object.values(looks)[0] as Look);
  const { ground, skin, cloth, trim, style } = chosen;
  const { behind, before } = heads[style](chosen);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256">
<defs>
<linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${ground[0]}"/><stop offset="1" stop-color="${ground[1]}"/></linearGradient>
<radialGradient id="l" cx="0.32" cy="0.2" r="0.9"><stop offset="0" stop-color="#fff" stop-opacity="0.45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
<linearGradient id="s" x1="0" y1="0" x2="1" y2="0"><stop offset="0.45" stop-color="#2a1408" stop-opacity="0"/><stop offset="1" stop-color="#2a1408" stop-opacity="0.2"/></linearGradient>
</defs>
<rect width="256" height="256" fill="url(#g)"/><rect width="256" height="256" fill="url(#l)"/>
${behind}
<path d="M22 262c3-48 32-66 70-74l36 14 36-14c38 8 67 26 70 74Z" fill="${cloth}"/>
<path d="M107 150h42v34c0 12-10 22-21 26-11-4-21-14-21-26Z" fill="${skin}"/>
<path d="M107 166c8 12 34 14 42-2v14c-12 12-32 10-42-2Z" fill="#2a1408" opacity="0.18"/>
${collars[style](trim, cloth)}
<path d="M128 52c27 0 43 19 43 49 0 35-21 65-43 65s-43-30-43-65c0-30 16-49 43-49Z" fill="${skin}"/>
<path d="M128 52c27 0 43 19 43 49 0 35-21 65-43 65s-43-30-43-65c0-30 16-49 43-49Z" fill="url(#s)"/>
${before}
</svg>`;
}

type Draw = (look: Look) => { behind: string; before: string };

const cap = (hair: string, path: string) => `<path d="${path}" fill="${hair}"/>`;
const shortHair =
  'M82 106c-5-42 14-64 46-64s51 22 46 64c-3 3-5 1-6-3-3-15-7-24-14-30-20 7-42 6-56-1-6 7-9 16-11 31-1 4-3 6-5 3Z';
const ears = (skin: string) =>
  `<path d="M86 100c-7-3-11 2-9 11 2 8 6 13 11 12ZM170 100c7-3 11 2 9 11-2 8-6 13-11 12Z" fill="${skin}"/>`;

const heads: Record<Look['style'], Draw> = {
  bun: ({ hair }) => ({
    behind: `<circle cx="128" cy="36" r="21" fill="${hair}"/>${cap(hair, 'M128 40c-36 0-51 26-48 60 1 18 6 30 14 38h68c8-8 13-20 14-38 3-34-12-60-48-60Z')}`,
    before: cap(hair, 'M80 112c-6-44 15-72 48-72s54 28 48 72c-3-26-16-42-46-50-26 8-46 20-50 50Z'),
  }),
  short: ({ hair, skin }) => ({ behind: ears(skin), before: cap(hair, shortHair) }),
  bob: ({ hair }) => ({
    behind: cap(
      hair,
      'M128 38c-40 0-57 30-56 68 1 30-3 48-8 62 20 10 108 10 128 0-5-14-9-32-8-62 1-38-16-68-56-68Z',
    ),
    before: cap(
      hair,
      'M79 126c-6-54 14-84 49-84s55 30 49 84c-4-4-6-24-10-38-22 0-50-8-62-24-3 22-20 34-26 62Z',
    ),
  }),
  parted: ({ hair, skin }) => ({
    behind: ears(skin),
    before: cap(
      hair,
      'M82 108c-8-44 12-68 47-68 33 0 53 22 45 68-3 2-5 0-6-4-2-14-5-22-10-28-20 2-38-4-50-14-6 12-16 18-19 42-1 4-5 7-7 4Z',
    ),
  }),
  hijab: ({ hair, trim }) => ({
    behind: cap(
      hair,
      'M128 30c-46 0-64 36-61 76 2 30-4 66-20 88 30 26 132 26 162 0-16-22-22-58-20-88 3-40-15-76-61-76Z',
    ),
    before:
      cap(
        hair,
        'M128 30c-50 0-66 42-58 84 6 36 26 60 58 66 32-6 52-30 58-66 8-42-8-84-58-84Zm0 32c22 0 36 14 36 42 0 30-16 56-36 56s-36-26-36-56c0-28 14-42 36-42Z',
      ).replace('<path', '<path fill-rule="evenodd"') +
      `<path d="M92 140c8 22 22 30 36 30s28-8 36-30v52H92Z" fill="${hair}"/><path d="M82 142c10 26 26 38 46 44 34 6 60 24 70 60-34-22-66-20-92-40-16-12-26-36-24-64Z" fill="${hair}"/><path d="M90 160c14 26 34 34 56 40 24 6 40 18 50 42" fill="none" stroke="${trim}" stroke-width="2.500" opacity="0.7"/>`,
  }),
  udeng: ({ hair, skin, trim }) => ({
    behind: ears(skin),
    before:
      cap(hair, shortHair) +
      `<path d="M79 88c-2-34 18-54 49-54s51 20 49 54c-14-12-32-14-49-4-17-10-35-8-49 4Z" fill="#f6f1e6"/><path d="M79 88c14-12 32-14 49-4 17-10 35-8 49 4-14-2-34 0-49 10-15-10-35-12-49-10Z" fill="${trim}"/><path d="M128 84c-10-14-10-30 0-42 10 12 10 28 0 42Z" fill="#e2d8c4"/>`,
  }),
  grey: ({ hair, skin }) => ({
    behind: ears(skin),
    before: cap(
      hair,
      'M81 112c-6-20-4-44 8-56 10-11 24-16 39-16s29 5 39 16c12 12 14 36 8 56-4 2-6-2-7-8-1-14-6-24-14-30-18-8-36-8-52 0-8 6-13 16-14 30-1 6-3 10-7 8Z',
    ),
  }),
  peci: ({ hair, skin }) => ({
    behind: ears(skin),
    before: `${cap(hair, 'M82 108c-2-14 0-24 4-32h84c4 8 6 18 4 32-3 3-5 1-6-3-1-10-3-16-6-20H94c-3 4-5 10-6 20-1 4-3 6-6 3Z')}<path d="M84 82c0-20 3-34 8-44 22-8 50-8 72 0 5 10 8 24 8 44-28-7-60-7-88 0Z" fill="#1d2226"/><path d="M84 82c28-7 60-7 88 0v-6c-28-7-60-7-88 0Z" fill="#31383d"/>`,
  }),
};

type Collar = (trim: string, cloth: string) => string;

const vNeck: Collar = (trim) =>
  `<path d="M92 188l36 50 36-50" fill="none" stroke="${trim}" stroke-width="5" stroke-linejoin="round" stroke-linecap="round"/>`;
const shirt: Collar = (trim) =>
  `<path d="M100 186l28 26-22 22-20-40ZM156 186l-28 26 22 22 20-40Z" fill="${trim}"/><path d="M128 212v50" stroke="${trim}" stroke-width="3"/>`;
const round: Collar = (trim) =>
  `<path d="M96 188c8 22 20 30 32 30s24-8 32-30" fill="none" stroke="${trim}" stroke-width="5" stroke-linecap="round"/>`;

const collars: Record<Look['style'], Collar> = {
  bun: vNeck,
  short: shirt,
  bob: round,
  parted: shirt,
  hijab: () => '',
  udeng: (trim) =>
    `<path d="M104 186l24 18 24-18v20l-24 12-24-12Z" fill="${trim}" opacity="0.55"/><path d="M128 214v48" stroke="${trim}" stroke-width="2.500"/>`,
  grey: (_trim, cloth) =>
    `<path d="M106 184l22 22 22-22 8 6-30 72-30-72Z" fill="#f3f1ec"/><path d="M100 186l28 76-40-30ZM156 186l-28 76 40-30Z" fill="${cloth}"/><path d="M100 186l28 76-40-30ZM156 186l-28 76 40-30Z" fill="#fff" opacity="0.1"/><path d="M124 208h8l4 40-8 14-8-14Z" fill="#7b2f38"/>`,
  peci: shirt,
};
