import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterBuild } from './after-build.mjs';
import { chunkOf, entryOf, filesOfChunk } from './chunk-files.mjs';
import { startScript } from './start-script.mjs';

/**
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 * @typedef {import('vite').Rolldown.OutputChunk} OutputChunk
 */

/**
 * @typedef {object} PrerenderedPage
 * @property {string} markup the HTML inside the root element
 * @property {readonly string[]} styles addresses of the page's style sheets that index.html does
 * not contain
 * @property {readonly string[]} scripts addresses of the page's modules
 */

/**
 * Creates a Vite plugin that prerenders pages, so that they are visible before the scripts are
 * loaded. It writes one document for each page into the folder `pages` of the output, and the module
 * with which the server renders the same pages with their data into the folder `render`.
 * @param {object} options
 * @param {string} options.source module whose `prerenderPages` returns the markup of every page by
 * its name
 * @param {readonly string[]} options.names the names of the pages
 * @param {(name: string) => RegExp} options.moduleOf returns a pattern for the module of a page
 * @returns {import('vite').Plugin}
 */
export function prerender({ source, names, moduleOf }) {
  return afterBuild('prerender', async (config, bundle) => {
    const document = bundle['index.html'];
    if (document?.type !== 'asset') return;
    // A page arrives in the first ten packets, or waits for an acknowledgement.
    const html = String(document.source)
      .replace(/\s*\n\s*/g, ' ')
      .replace(/> </g, '><');
    const chunks = Object.fromEntries(names.map((name) => [name, chunkOf(bundle, moduleOf(name))]));
    const templates = Object.fromEntries(
      Object.entries(chunks).map(([name, chunk]) => [name, templateOf(html, chunk, bundle)]),
    );
    const output = resolve(config.root, config.build.outDir);
    const pages = await renderPages(config, source, templates, join(output, 'render'));
    mkdirSync(join(output, 'pages'), { recursive: true });
    for (const [name, chunk] of Object.entries(chunks)) {
      const parts = [...filesOfChunk(chunk, bundle)]
        .filter((part) => !html.includes(part))
        .map((part) => `/${part}`);
      const page = documentOf(html, {
        markup: pages[name] ?? '',
        styles: parts.filter((part) => part.endsWith('.css')),
        scripts: parts.filter((part) => part.endsWith('.js')),
      });
      writeFileSync(join(output, 'pages', `${name}.html`), page);
    }
  });
}

/**
 * Builds the module for Node, with all packages that it uses, and runs it.
 * @param {import('vite').ResolvedConfig} config
 * @param {string} source
 * @param {Record<string, DocumentTemplate>} templates
 * @param {string} folder
 * @returns {Promise<Record<string, string>>} the markup of each page by its name
 */
async function renderPages(config, source, templates, folder) {
  await build({
    root: config.root,
    mode: config.mode,
    logLevel: 'warn',
    define: {
      __DOCUMENTS__: JSON.stringify(templates),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true },
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
 * @typedef {object} DocumentTemplate
 * @property {string} html the document, with marks for what the server adds
 * @property {{ script: string, style: string }} hashes of its inline script and style
 */

/**
 * Returns the document that the server fills: it contains the styles of the page, and starts
 * the app late.
 * @param {string} html the content of index.html
 * @param {OutputChunk} page
 * @param {OutputBundle} bundle
 * @returns {DocumentTemplate}
 */
function templateOf(html, page, bundle) {
  const early = filesOfChunk(entryOf(bundle, html), bundle);
  const files = filesOfChunk(page, bundle, new Set(early));
  const styles = [...files].filter((name) => name.endsWith('.css'));
  const css = styles.map((name) => textOf(bundle, name)).join('');
  return createTemplate(html, {
    css,
    styles: styles.map((name) => `/${name}`),
    modules: [...early].filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
    scripts: [...files].filter((name) => name.endsWith('.js')).map((name) => `/${name}`),
  });
}

/**
 * Returns the template of a document.
 * @param {string} html the content of index.html
 * @param {object} parts
 * @param {string} parts.css
 * @param {readonly string[]} parts.styles addresses of the style sheets that `css` replaces
 * @param {readonly string[]} parts.modules addresses of the modules that the app starts with, its
 * entry last
 * @param {readonly string[]} parts.scripts addresses of the modules of the page
 * @returns {DocumentTemplate}
 */
export function createTemplate(html, { css, styles, modules, scripts }) {
  if (/<\/style/i.test(css)) throw new Error('The styles of a page contain </style.');
  const script = startScript(
    modules,
    scripts.filter((path) => !modules.includes(path)),
  );
  const head = [
    `<style>${css}</style>`,
    // Vite loads no style sheet to which the document has a link; a disabled link loads nothing.
    ...styles.map((path) => `<link rel="stylesheet" disabled href="${path}">`),
    script.element,
  ].join('');
  const bare = html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/\s*<noscript>[^]*?<\/noscript>/g, '');
  return {
    html: bare
      .replace('</title>', () => '</title><!--preloads-->')
      .replace('</head>', () => `${head}</head>`)
      .replace(emptyRoot, () => `<div id="root"><!--markup--></div><!--data-->`),
    hashes: { script: hashOf(script.text), style: hashOf(css) },
  };
}

/** @param {string} text */
function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * @param {OutputBundle} bundle
 * @param {string} name
 */
function textOf(bundle, name) {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no style sheet ${name}.`);
  return String(file.source).trim();
}

const emptyRoot = '<div id="root"></div>';

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
  if (!html.includes(emptyRoot) || !html.includes('</head>'))
    throw new Error(`index.html has no </head>, or no ${emptyRoot}.`);
  if (/<[^>]* style="/.test(markup))
    throw new Error(
      'The markup contains style attributes, which the Content Security Policy blocks.',
    );
  const inertMarkup = markup.replace('<div', '<div inert');
  return html
    .replace('</head>', () => `${links}</head>`)
    .replace(emptyRoot, () => `<div id="root">${inertMarkup}</div>`);
}
