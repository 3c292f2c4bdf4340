import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin, ProxyOptions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { parse } from 'yaml';
import { chromiumArguments, findChromium } from './scripts/lib/chromium.mjs';
import { upstreamPatterns } from './scripts/lib/upstream-paths.mjs';

const upstream = process.env['UPSTREAM'] ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command, mode }) => ({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: command === 'serve' && mode !== 'test' ? proxyToUpstream() : {},
  },
  build: {
    target: 'baseline-widely-available',
    outDir: 'dist',
    assetsInlineLimit: 2048,
    cssCodeSplit: true,
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
          ],
        },
      },
    },
  },
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  test: {
    projects: [
      project('unit', 'src/**/*.test.ts', 10_000),
      project('scripts', 'scripts/**/*.test.mjs', 20_000),
      project('server', 'server/src/**/*.test.ts', 30_000),
      contract('pglite'),
      contract('postgres'),
      ui(),
    ],
    coverage: {
      provider: 'v8',
      reportsDirectory: 'coverage',
      include: ['src/**/*.{ts,tsx}', 'server/src/**/*.ts'],
      exclude: ['**/*.test.*', '**/*.stories.*', 'src/testing/**', 'src/api/generated/**'],
    },
  },
}));

/** Every call of the contract, and the upstream's pictures and pages, go to the server; all else is the app's. */
function proxyToUpstream(): Record<string, ProxyOptions> {
  const contract = new URL('./openapi/api.yaml', import.meta.url);
  const document = parse(readFileSync(contract, 'utf8')) as { paths?: Record<string, unknown> };
  const target: ProxyOptions = { target: upstream, changeOrigin: false, xfwd: true };
  return Object.fromEntries(upstreamPatterns(Object.keys(document.paths ?? {})).map((path) => [path, target]));
}

function project(name: string, include: string, testTimeout: number): TestProjectInlineConfiguration {
  return {
    test: { name, include: [include], environment: 'node', testTimeout, hookTimeout: 60_000, restoreMocks: true },
  };
}

/**
 * The contract tests run twice: on the embedded database and on a PostgreSQL server. `TEST_STORAGE` tells them
 * which; for `postgres` the global set-up starts a private server unless `TEST_DATABASE_URL` names one.
 */
function contract(storage: 'pglite' | 'postgres'): TestProjectInlineConfiguration {
  return {
    test: {
      name: `contract-${storage}`,
      include: ['tests/contract/**/*.test.ts'],
      environment: 'node',
      env: { TEST_STORAGE: storage },
      globalSetup: storage === 'postgres' ? ['./scripts/vitest-postgres.mjs'] : [],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      restoreMocks: true,
    },
  };
}

function ui(): TestProjectInlineConfiguration {
  const executablePath = findChromium();
  const setup = './src/testing/setup-browser.ts';
  return {
    extends: true,
    plugins: [serveMockServiceWorker()],
    optimizeDeps: { include: foundLate() },
    test: {
      name: 'ui',
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: existsSync(fileURLToPath(new URL(setup, import.meta.url))) ? [setup] : [],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: playwright({
          launchOptions: { args: chromiumArguments, ...(executablePath ? { executablePath } : {}) },
          contextOptions: { locale: 'id-ID', timezoneId: 'America/New_York' },
          actionTimeout: 10_000,
        }),
        instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
      },
    },
  };
}

/**
 * The app's own dependencies, made ready before the first test: found late, they would make the test page
 * reload in the middle of a run.
 */
function foundLate(): string[] {
  const manifest = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const scripts = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@fontsource'));
  return [
    ...scripts.filter((name) => !name.startsWith('@noble/')),
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'vitest-browser-react',
  ];
}

/** Gives the browser the worker script of MSW straight from the package, so that it never stands in a build. */
function serveMockServiceWorker(): Plugin {
  const script = new URL('./node_modules/msw/lib/mockServiceWorker.js', import.meta.url);
  return {
    name: 'serve-mock-service-worker',
    configureServer(server) {
      server.middlewares.use('/mockServiceWorker.js', (_request, response) => {
        response.setHeader('content-type', 'text/javascript');
        response.end(readFileSync(script));
      });
    },
  };
}
