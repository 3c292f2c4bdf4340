import { readFileSync } from 'node:fs';
import type { Suite } from '../suite.ts';
import type { Messages } from '../messages.ts';
import { atlasMap, type AtlasTransition, type AtlasMap } from './atlasMap.ts';
import { drawMap, type DrawnMap, type PictureSize } from './drawMap.ts';

/** A way to look at screens. */
export interface AtlasLook {
  readonly name: string;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  /** Text size in percent. */
  readonly text: number;
}

/** The story that shows a place, and its pictures by look. */
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
  /** By machine, then by the state’s path. */
  readonly gallery: Readonly<Record<string, Readonly<Record<string, AtlasPicture>>>>;
  /** Arrows that are drawn only when asked for, and what to call them together. */
  readonly minor?: {
    readonly name: string;
    readonly includes: (transition: AtlasTransition) => boolean;
  };
  /** Where Storybook answers, for an atlas that is opened as a file. */
  readonly storybook: string;
  /** Styles that come after the atlas’s own: fonts and colours. */
  readonly style?: string;
}

/** What the page works with. */
export interface AtlasData {
  readonly looks: readonly AtlasLook[];
  readonly storybook: string;
  readonly minor: string | null;
  readonly machines: readonly AtlasMachine[];
}

export interface AtlasMachine extends AtlasMap {
  /** By width of the look. */
  readonly drawings: Readonly<
    Record<
      string,
      { readonly picture: PictureSize; readonly all: DrawnMap; readonly main: DrawnMap }
    >
  >;
  readonly isMinor: readonly string[];
}

const client = ['main', 'element', 'panZoom', 'canvas', 'details', 'toolbar'] as const;
const phonePicture: PictureSize = { width: 180, height: 330 };
const deskPicture: PictureSize = { width: 320, height: 210 };

/** The atlas: one page of HTML that needs nothing else, with every machine as a map of pictures. */
export async function drawAtlas(options: AtlasOptions): Promise<string> {
  const { title, suites, words, looks, gallery, minor, storybook, style = '' } = options;
  const machines = await Promise.all(
    suites.map((suite) =>
      drawMachine(
        atlasMap(suite, words),
        looks,
        gallery[suite.model.name] ?? {},
        minor?.includes ?? (() => false),
      ),
    ),
  );
  const data: AtlasData = { looks, storybook, minor: minor?.name ?? null, machines };
  const modules = Object.fromEntries(
    client
      .slice(1)
      .map((name) => [
        `#atlas/${name}`,
        `data:text/javascript;base64,${Buffer.from(textOf(`client/${name}.js`)).toString('base64')}`,
      ]),
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${textOf('client/page.css')}\n${style}</style>
<script type="importmap">${JSON.stringify({ imports: modules })}</script>
</head>
<body>
<noscript>The atlas is drawn by a script.</noscript>
<script type="application/json" id="atlas">${embedded(data)}</script>
${machines.map(({ name }) => `<script type="application/json" id="pictures-${name}">${embedded(gallery[name] ?? {})}</script>`).join('\n')}
<script type="module">${textOf('client/main.js')}</script>
</body>
</html>
`;
}

async function drawMachine(
  map: AtlasMap,
  looks: readonly AtlasLook[],
  gallery: Readonly<Record<string, AtlasPicture>>,
  isMinor: (transition: AtlasTransition) => boolean,
): Promise<AtlasMachine> {
  const hasPicture = (place: string) => gallery[place] !== undefined;
  const widths = [...new Set(looks.map(({ width }) => width))];
  const drawings = await Promise.all(
    widths.map(async (width) => {
      const picture = width < 600 ? phonePicture : deskPicture;
      const all = await drawMap(map, picture, () => true, hasPicture);
      const main = await drawMap(map, picture, (transition) => !isMinor(transition), hasPicture);
      return [String(width), { picture, all, main }] as const;
    }),
  );
  return {
    ...map,
    drawings: Object.fromEntries(drawings),
    isMinor: map.transitions.filter(isMinor).map(({ id }) => id),
  };
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** JSON that cannot end the element it stands in. */
function embedded(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (char) => `&#${char.codePointAt(0)};`);
}
