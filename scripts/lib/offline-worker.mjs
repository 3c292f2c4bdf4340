import { createHash } from 'node:crypto';
import { build } from 'vite';
import { afterBuild } from './after-build.mjs';
import { chunkOf, partsOf } from './chunk-parts.mjs';

/**
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 * @typedef {import('../../src/app/offline/worker/build.ts').OfflineBuild} OfflineBuild
 */

/**
 * Builds the service worker after the app, and tells it which files the app is made of.
 * @param {object} options
 * @param {string} options.source the worker's file
 * @param {string} options.fileName its name in the output folder
 * @param {readonly RegExp[]} options.pages modules of the pages to be kept from the first visit on
 * @returns {import('vite').Plugin}
 */
export function offlineWorker({ source, fileName, pages }) {
  return afterBuild('offline-worker', async (config, bundle) => {
    const offlineBuild = offlineBuildOf(bundle, pages);
    if (offlineBuild === undefined) return;
    await build({
      configFile: false,
      root: config.root,
      mode: config.mode,
      logLevel: 'warn',
      define: {
        __OFFLINE_BUILD__: JSON.stringify(offlineBuild),
        'process.env.NODE_ENV': '"production"',
      },
      build: {
        outDir: config.build.outDir,
        emptyOutDir: false,
        copyPublicDir: false,
        target: config.build.target,
        reportCompressedSize: false,
        rolldownOptions: {
          input: source,
          output: { format: 'iife', entryFileNames: fileName, codeSplitting: false },
        },
      },
    });
  });
}

/**
 * What a worker has to know of a build; undefined when it is not the app's.
 * @param {OutputBundle} bundle
 * @param {readonly RegExp[]} pages
 * @returns {OfflineBuild | undefined}
 * @throws {Error} when a page is not part of the build
 */
export function offlineBuildOf(bundle, pages) {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') return undefined;
  const html = String(page.source);
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find((chunk) => chunk.isEntry && html.includes(chunk.fileName));
  if (entry === undefined) throw new Error('index.html begins with no script of the build.');

  const wanted = pages.map((name) => {
    const chunk = chunkOf(bundle, name);
    if (chunk === undefined)
      throw new Error(`No page of the build is ${name}: correct the pages to be kept.`);
    return chunk;
  });
  const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
  const needed = new Set([entry, ...wanted].flatMap((chunk) => [...partsOf(chunk, bundle)]));
  const named = files.filter((name) => html.includes(name));
  const shell = [...new Set([...needed, ...named])].filter((name) => files.includes(name));
  return {
    id: createHash('sha256')
      .update(html)
      .update(files.sort().join('\n'))
      .digest('hex')
      .slice(0, 16),
    entry: `/${entry.fileName}`,
    shell: shell.sort().map((name) => `/${name}`),
    files: files.map((name) => `/${name}`),
  };
}
