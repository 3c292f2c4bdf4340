import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ConfigEnv, type Plugin, type ProxyOptions } from 'vite';
import { parse } from 'yaml';
import { ensurePackages } from './scripts/lib/build.mjs';
import { offlineWorker } from './scripts/lib/offline-worker.mjs';
import { prerender } from './scripts/lib/prerender.mjs';
import { sharedByPages } from './scripts/lib/shared-by-pages.mjs';
import { upstreamPatterns } from './scripts/lib/upstream-paths.mjs';
import { readEnvironment, type Environment } from './src/app/platform/environment.ts';
import { pagesForVisitors } from './src/app/offline/pagesForVisitors.ts';
import { layerOrder } from './src/ui/styles/layerOrder.ts';

const moduleOf = (name: string) => new RegExp(`/src/app/routes/${name}Route\\.tsx$`);

/** The pages whose documents the server renders with their data. */
const renderedPages = ['Home', 'DukaList', 'Person', 'Messages', 'Help'];

/** What is loaded after a page is shown, and needed offline, too. */
const lateParts = [
  /\/src\/app\/auth\/startAuth\.ts$/,
  /\/src\/features\/duka\/ReportDialog\.tsx$/,
  /\/src\/app\/services\/createPageClient\.ts$/,
  /\/src\/app\/routes\/(Home|Person)Orders\.tsx$/,
  /\/src\/api\/resources\/ads\.ts$/,
  /\/src\/api\/resources\/persons\.ts$/,
  /\/src\/api\/resources\/places\.ts$/,
];

/**
 * Builds the packages before anything imports them, for the app, Storybook and the tests alike, even
 * when Vite does not run from a script of this repository.
 */
const buildPackages: Plugin = { name: 'build-packages', config: () => ensurePackages() };

const upstream = process.env['UPSTREAM'] ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command, mode, isPreview }) => ({
  plugins: [
    buildPackages,
    react(),
    offlineWorker({
      source: 'src/app/offline/worker/worker.ts',
      fileName: 'sw.js',
      modules: [...pagesForVisitors.map(moduleOf), ...lateParts],
    }),
    markDemo(environmentOf(command, mode).demo),
    prerender({
      source: 'src/app/prerender/prerenderPages.ts',
      names: renderedPages,
      moduleOf,
    }),
  ],
  define: {
    // Read and validated here, so that pages need not load what validates them.
    __ENVIRONMENT__: JSON.stringify(environmentOf(command, mode)),
  },
  css: { postcss: { plugins: [layerOrder] }, modules: { generateScopedName: scopedName } },
  server: {
    host: 'localhost',
    port: 5173,
    proxy: command === 'serve' && !isPreview && mode === 'development' ? proxyToUpstream() : {},
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsInlineLimit: 2048,
    cssCodeSplit: true,
    // Browsers that do not preload modules load them when they are imported.
    modulePreload: { polyfill: false },
    sourcemap: false,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/,
              priority: 10,
            },
            // One script loads faster and compresses better than many small ones. Icons are
            // imported through the index of their package, which does not show who uses them.
            {
              name: sharedByPages('shared', renderedPages.map(moduleOf)),
              debugName: 'shared',
              test: /^(?!.*[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/])/,
            },
          ],
        },
      },
    },
  },
}));

function environmentOf(command: ConfigEnv['command'], mode: string): Environment {
  return readEnvironment({
    // What runs from the sources needs no owner: the development server and the tests.
    ...(command === 'serve' && { VITE_DEMO: 'true' }),
    ...loadEnv(mode, import.meta.dirname, 'VITE_'),
    PROD: command === 'build',
  });
}

/** Marks the document of a demo build, which the server refuses where buyers pay. */
function markDemo(isDemo: boolean): Plugin {
  return {
    name: 'mark-demo',
    transformIndexHtml: () =>
      isDemo ? [{ tag: 'meta', attrs: { name: 'demo', content: 'true' }, injectTo: 'head' }] : [],
  };
}

/** Returns the name of a class of a CSS module. The default adds its line and is longer, which compresses badly. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file).replace(/\?.*/, '');
  return `_${name}_${hash('sha1', path, 'base64url').slice(0, 3)}`;
}

/** Proxies the operations of the contract and the upstream's pictures and pages to the server. */
function proxyToUpstream(): Record<string, ProxyOptions> {
  const contract = new URL('./openapi/api.yaml', import.meta.url);
  const document = parse(readFileSync(contract, 'utf8')) as { paths?: Record<string, unknown> };
  const target: ProxyOptions = { target: upstream, changeOrigin: false, xfwd: true };
  return Object.fromEntries(
    upstreamPatterns(Object.keys(document.paths ?? {})).map((path) => [path, target]),
  );
}
