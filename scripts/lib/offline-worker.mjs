import { createHash } from 'node:crypto';
import { build } from 'vite';
import { afterBuild } from './after-build.mjs';
import { chunkOf, entryOf, filesOfChunk } from './chunk-files.mjs';

/**
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 * @typedef {import('../../src/app/offline/worker/build.ts').OfflineBuild} OfflineBuild
 */

/**
 * Creates a Vite plugin that builds the service worker after the app, with the list of the app's
 * files.
 * @param {object} options
 * @param {string} options.source path of the worker's module
 * @param {string} options.fileName its name in the output folder
 * @param {readonly RegExp[]} options.modules modules of pages and of what they load late, to cache at
 * the first visit
 * @returns {import('vite').Plugin}
 */
export function offlineWorker({ source, fileName, modules }) {
  return afterBuild('offline-worker', async (config, bundle) => {
    const offlineBuild = offlineBuildOf(bundle, modules);
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
 * Returns what the worker has to know about a build; undefined when it is not the build of the app.
 * @param {OutputBundle} bundle
 * @param {readonly RegExp[]} modules
 * @returns {OfflineBuild | undefined}
 * @throws {Error} when a module is not part of the build
 */
export function offlineBuildOf(bundle, modules) {
  const page = bundle['index.html'];
  if (page?.type !== 'asset') return undefined;
  const html = String(page.source);
  const entry = entryOf(bundle, html);
  const neededChunks = modules.map((module) => chunkOf(bundle, module));
  const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
  const needed = [entry, ...neededChunks].flatMap((chunk) => [...filesOfChunk(chunk, bundle)]);
  const referenced = files.filter((name) => html.includes(name));
  const shell = [...new Set([...needed, ...referenced])].filter((name) => files.includes(name));
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
