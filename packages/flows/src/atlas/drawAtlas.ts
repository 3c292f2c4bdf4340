import { readFileSync } from 'node:fs';
import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import { createAtlasMap, type AtlasTransition, type AtlasMap } from './atlasMap.ts';
import { drawMap, type DrawnMap, type PictureSize } from './drawMap.ts';

/** A theme, width and text size in which the screens are shown. */
export interface AtlasLook {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Text size in percent. */
  readonly text: number;
}

/** The story that shows a place, with its pictures by the name of the look. */
export interface AtlasPicture {
  readonly story: string;
  readonly title: string;
  readonly pictures: Readonly<
    Record<string, { readonly url: string; readonly width: number; readonly height: number }>
  >;
}

export interface AtlasOptions {
  readonly title: string;
  readonly suites: readonly Suite[];
  readonly words: Messages;
  readonly looks: readonly AtlasLook[];
  /** Pictures by machine and path of the state. */
  readonly gallery: Readonly<Record<string, Readonly<Record<string, AtlasPicture>>>>;
  /** Transitions that are only drawn on request, with the name of the button for them. */
  readonly optional?: {
    readonly name: string;
    readonly includes: (transition: AtlasTransition) => boolean;
  };
  /** The URL of Storybook for an atlas that is opened as a file. */
  readonly storybook: string;
  /** CSS that follows the styles of the atlas: fonts and colours. */
  readonly style?: string;
}

/** The data of the page. */
export interface AtlasData {
  readonly looks: readonly AtlasLook[];
  readonly storybook: string;
  readonly optional: string | null;
  readonly machines: readonly AtlasMachine[];
}

/** A map with its drawings. */
export interface AtlasMachine extends AtlasMap {
  /** Drawings by the width of the look. */
  readonly drawings: Readonly<
    Record<
      string,
      { readonly picture: PictureSize; readonly all: DrawnMap; readonly main: DrawnMap }
    >
  >;
  /** Ids of the transitions that are only drawn on request. */
  readonly optionalTransitions: readonly string[];
}

const pageModules = ['element', 'panZoom', 'canvas', 'details', 'toolbar'];
const phonePicture: PictureSize = { width: 180, height: 330 };
const desktopPicture: PictureSize = { width: 320, height: 210 };

/**
 * Draws the atlas: one self-contained HTML page that shows every machine as a map with pictures of
 * its screens.
 */
export async function drawAtlas(options: AtlasOptions): Promise<string> {
  const { title, suites, words, looks, gallery, optional, storybook, style = '' } = options;
  const machines = await Promise.all(
    suites.map((suite) =>
      drawMachine(
        createAtlasMap(suite, words),
        looks,
        gallery[suite.model.name] ?? {},
        optional?.includes ?? (() => false),
      ),
    ),
  );
  const data: AtlasData = { looks, storybook, optional: optional?.name ?? null, machines };
  const modules = Object.fromEntries(
    pageModules.map((name) => [
      `#atlas/${name}`,
      `data:text/javascript;base64,${Buffer.from(readPagePart(`${name}.js`)).toString('base64')}`,
    ]),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${readPagePart('page.css')}\n${style}</style>
<script type="importmap">${JSON.stringify({ imports: modules })}</script>
</head>
<body>
<noscript>The atlas needs JavaScript.</noscript>
<script type="application/json" id="atlas">${toEmbeddedJson(data)}</script>
${machines.map(({ name }) => `<script type="application/json" id="pictures-${name}">${toEmbeddedJson(gallery[name] ?? {})}</script>`).join('\n')}
<script type="module">${readPagePart('main.js')}</script>
</body>
</html>
`;
}

async function drawMachine(
  map: AtlasMap,
  looks: readonly AtlasLook[],
  gallery: Readonly<Record<string, AtlasPicture>>,
  optionalTransitions: (transition: AtlasTransition) => boolean,
): Promise<AtlasMachine> {
  const hasPicture = (place: string) => gallery[place] !== undefined;
  const widths = [...new Set(looks.map(({ width }) => width))];
  const drawings = await Promise.all(
    widths.map(async (width) => {
      const picture = width < 600 ? phonePicture : desktopPicture;
      const all = await drawMap(map, picture, () => true, hasPicture);
      const main = await drawMap(
        map,
        picture,
        (transition) => !optionalTransitions(transition),
        hasPicture,
      );
      return [String(width), { picture, all, main }] as const;
    }),
  );
  return {
    ...map,
    drawings: Object.fromEntries(drawings),
    optionalTransitions: map.transitions.filter(optionalTransitions).map(({ id }) => id),
  };
}

/** Reads a file of the page, which is in the same place for the source and for the build. */
function readPagePart(file: string): string {
  return readFileSync(new URL(`../../atlas-page/${file}`, import.meta.url), 'utf8');
}

/** Serializes a value as JSON that is safe inside a script element. */
function toEmbeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);
}
