import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterBuild } from './after-build.mjs';
import { findChunk, filesOfChunk } from './chunk-files.mjs';
import { root } from './root.mjs';

/**
 * @typedef {object} PrerenderedPage
 * @property {string} markup the HTML inside the root element
 * @property {readonly string[]} styles addresses of the page's style sheets that index.html does
 * not contain
 * @property {readonly string[]} scripts addresses of the page's modules
 */

/**
 * Creates a Vite plugin that prerenders pages, so that they are visible before the scripts are
 * loaded. It writes one document for each page into the folder `pages` of the output.
 * @param {object} options
 * @param {string} options.source module whose `prerenderPages` returns the markup of every page by
 * its name
 * @param {(name: string) => RegExp} options.moduleOf returns a pattern for the module of a page
 * @returns {import('vite').Plugin}
 */
export function prerender({ source, moduleOf }) {
  return afterBuild('prerender', async (config, bundle) => {
    const document = bundle['index.html'];
    if (document?.type !== 'asset') return;
    const html = String(document.source);
    const folder = resolve(config.root, config.build.outDir, 'pages');
    mkdirSync(folder, { recursive: true });
    for (const [name, markup] of Object.entries(await renderPages(config, source))) {
      const chunk = findChunk(bundle, moduleOf(name));
      if (chunk === undefined)
        throw new Error(
          `No module of the build matches ${moduleOf(name)}. Correct the pages in ${source}.`,
        );
      const parts = [...filesOfChunk(chunk, bundle)]
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
 * Builds the module for Node, and runs it.
 * @param {import('vite').ResolvedConfig} config
 * @param {string} source
 * @returns {Promise<Record<string, string>>} the markup of each page by its name
 */
async function renderPages(config, source) {
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
 * Returns the document of a prerendered page. The page is inert until the app has rendered it
 * again.
 * @param {string} html the content of index.html
 * @param {PrerenderedPage} parts
 * @throws {Error} when the document has no root element, or the Content Security Policy would block
 * the markup
 */
export function documentOf(html, { markup, styles, scripts }) {
  const links = [
    ...styles.map((path) => `<link rel="stylesheet" crossorigin href="${path}">`),
    ...scripts.map((path) => `<link rel="modulepreload" crossorigin href="${path}">`),
  ].join('');
  const rootElement = '<div id="root"></div>';
  if (!html.includes(rootElement) || !html.includes('</head>'))
    throw new Error(`index.html has no </head>, or no ${rootElement}.`);
  if (/<[^>]* style="/.test(markup))
    throw new Error(
      'The markup contains style attributes, which the Content Security Policy blocks.',
    );
  const inertMarkup = markup.replace('<div', '<div inert');
  return html
    .replace('</head>', () => `${links}</head>`)
    .replace(rootElement, () => `<div id="root">${inertMarkup}</div>`);
}
