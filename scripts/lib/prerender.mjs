import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterBuild } from './after-build.mjs';
import { chunkOf, partsOf } from './chunk-parts.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} PageParts
 * @property {string} markup what the page's root holds
 * @property {readonly string[]} styles addresses of style sheets the page needs besides those of the document
 * @property {readonly string[]} scripts addresses of modules that the page's code consists of
 */

/**
 * Renders pages ahead, so that they are seen before any script has come: one document for each beside `index.html`,
 * in the folder `pages` of the output.
 * @param {object} options
 * @param {string} options.source module whose `prerenderPages` gives the markup of every page by its name
 * @param {(name: string) => RegExp} options.moduleOf the module of a page
 * @returns {import('vite').Plugin}
 */
export function prerender({ source, moduleOf }) {
  return afterBuild('prerender', async (config, bundle) => {
    const document = bundle['index.html'];
    if (document?.type !== 'asset') return;
    const html = String(document.source);
    const folder = resolve(config.root, config.build.outDir, 'pages');
    mkdirSync(folder, { recursive: true });
    for (const [name, markup] of Object.entries(await markupOfPages(config, source))) {
      const chunk = chunkOf(bundle, moduleOf(name));
      if (chunk === undefined)
        throw new Error(
          `No page of the build is ${moduleOf(name)}: correct what is rendered ahead.`,
        );
      const parts = [...partsOf(chunk, bundle)]
        .filter((part) => !html.includes(part))
        .map((part) => `/${part}`);
      const page = documentOf(html, {
        markup,
        styles: parts.filter((part) => part.endsWith('.css')),
        scripts: parts.filter((part) => part.endsWith('.js')),
      });
      writeFileSync(join(folder, `${name}.html`), page);
    }
  });
}

/**
 * @param {import('vite').ResolvedConfig} config
 * @param {string} source
 * @returns {Promise<Record<string, string>>}
 */
async function markupOfPages(config, source) {
  const folder = join(root, 'node_modules', '.cache', 'prerender');
  rmSync(folder, { recursive: true, force: true });
  await build({
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    build: {
      ssr: source,
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: 'pages.mjs', codeSplitting: false } },
    },
  });
  const { prerenderPages } = await import(pathToFileURL(join(folder, 'pages.mjs')).href);
  return prerenderPages();
}

/**
 * A document that shows a page before its scripts have come. What is rendered ahead can be seen and not yet used.
 * @param {string} html the document that every page of the app begins with
 * @param {PageParts} parts
 * @throws {Error} when the document has no place for it, or the content policy would refuse a part of it
 */
export function documentOf(html, { markup, styles, scripts }) {
  const links = [
    ...styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  ].join('');
  const place = '<div id="root"></div>';
  if (!html.includes(place) || !html.includes('</head>'))
    throw new Error(`The document has no head, or no ${place}.`);
  if (/<[^>]* style="/.test(markup))
    throw new Error('The markup has styles on its elements, which the content policy refuses.');
  const still = markup.replace('<div', '<div inert');
  return html
    .replace('</head>', () => `${links}</head>`)
    .replace(place, () => `<div id="root">${still}</div>`);
}
