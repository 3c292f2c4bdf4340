import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate, type Model } from '@dukacita/flows';
import { indonesian } from '@dukacita/flows/parts';
import { type AtlasPicture, drawAtlas } from '@dukacita/flows/report';
import { models } from '../flows/models/models.ts';
import { atlasLooks } from './looks.ts';
import { readStories, type Story } from './storyIndex.ts';
import { storybookFolder } from './storyPage.ts';
import { thumbnailsOf, urlOf, type Thumbnails } from './thumbnails.ts';

// Draws the flow atlas into `atlas/atlas.html` and into the built Storybook, which shows it as a
// page.

const root = fileURLToPath(new URL('../../', import.meta.url));
const file = join(root, 'atlas', 'atlas.html');

/** The first story of each state, by `<machine>/<path>`. */
const storyOfState = firstStories(readStories().filter(({ isScreen }) => isScreen));
const thumbnails = await thumbnailsOf([...new Set([...storyOfState.values()].map(({ id }) => id))]);
const html = await drawAtlas({
  title: 'Flow atlas',
  suites: Object.values<Model>(models).map((model) =>
    generate(model, { cover: ['states', 'transitions', 'guards', 'outcomes'] }),
  ),
  words: indonesian,
  looks: atlasLooks,
  gallery: galleryOf(storyOfState, thumbnails),
  optional: {
    name: 'Back, forward, resume',
    includes: ({ trigger, guard }) =>
      trigger === 'address.visit' || (guard ?? '').startsWith('resumesAt'),
  },
  storybook: 'http://localhost:6006/',
  style: fonts(),
});
mkdirSync(join(root, 'atlas'), { recursive: true });
writeFileSync(file, html);
copyFileSync(file, join(storybookFolder, 'atlas.html'));
console.log(`${storyOfState.size} states, ${(html.length / 1e6).toFixed(1)} MB: atlas/atlas.html`);

/** Returns the first story with the tag `state:<machine>/<path>`, for each state. */
function firstStories(stories: readonly Story[]): Map<string, Story> {
  const first = new Map<string, Story>();
  for (const story of stories) {
    for (const tag of story.tags.filter((tag) => tag.startsWith('state:'))) {
      const state = tag.slice('state:'.length);
      if (!first.has(state)) first.set(state, story);
    }
  }
  return first;
}

function galleryOf(
  states: ReadonlyMap<string, Story>,
  pictures: Thumbnails,
): Record<string, Record<string, AtlasPicture>> {
  const gallery: Record<string, Record<string, AtlasPicture>> = {};
  for (const [path, { id, name }] of states) {
    const [machine = '', state = ''] = path.split('/');
    (gallery[machine] ??= {})[state] = {
      story: id,
      title: name,
      pictures: Object.fromEntries(
        Object.entries(pictures[id] ?? {}).map(([look, picture]) => [
          look,
          { url: urlOf(picture), width: picture.width, height: picture.height },
        ]),
      ),
    };
  }
  return gallery;
}

/** Returns the font faces of the app, so that the atlas looks like the app. */
function fonts(): string {
  const require = createRequire(import.meta.url);
  const face = (family: string, weight: string, path: string) =>
    `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(require.resolve(path)).toString('base64')}) format('woff2'); }`;
  return [
    face(
      'Plus Jakarta Sans',
      '200 800',
      '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
    ),
    face('Lora', '500', '@fontsource/lora/files/lora-latin-500-normal.woff2'),
    `:root { --sans: 'Plus Jakarta Sans', system-ui, sans-serif; --serif: Lora, Georgia, serif; }`,
  ].join('\n');
}
