import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import viteConfig from './vite.config.ts';

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/** Groups run one after another, so that servers and browsers never compete with each other for two cores. */
const group = { node: 0, contract: 1, ui: 2, stories: 3, visual: 4, flows: 5 };

/** How long a test waits for what is to come: long, so that a busy machine fails none that are right. */
const patient = { poll: { timeout: 15_000 } };

/** Files run in as many processes as there are processors, each of which loads every module once. */
const together = { isolate: false };

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      maxWorkers: '100%',
      silent: 'passed-only',
      // A machine with a fault in it may throw where nobody catches; its test is about what is seen then.
      dangerouslyIgnoreUnhandledErrors: process.env['FLOWS_MUTANTS'] === '1',
      projects: [
        node('unit', 'src/**/*.test.ts', 10_000),
        node('scripts', 'scripts/**/*.test.mjs', 30_000),
        node('server', 'server/src/**/*.test.ts', 30_000),
        node(
          'flows',
          '{tools/flows,bench/flows,tests/flows/machine,tests/flows/browser,tests/flows/support,tests/flows/expected}/**/*.test.ts',
          120_000,
        ),
        contract('pglite'),
        contract('postgres'),
        ui(),
        ...stories(),
        ...flowsUi(),
        visual(),
      ],
      coverage: {
        provider: 'v8',
        reportsDirectory: 'coverage',
        include: ['src/**/*.{ts,tsx}', 'server/src/**/*.ts'],
        exclude: ['**/*.test.*', '**/*.stories.*', 'src/testing/**', 'src/api/generated/**'],
      },
    },
  }),
);

function node(name: string, include: string, testTimeout: number): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [include],
      environment: 'node',
      testTimeout,
      hookTimeout: 60_000,
      restoreMocks: true,
      ...together,
      expect: patient,
      sequence: { groupOrder: group.node },
    },
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
      include: [
        'tests/contract/*.test.ts',
        ...(storage === 'postgres' ? ['tests/contract/postgres/*.test.ts'] : []),
      ],
      environment: 'node',
      env: { TEST_STORAGE: storage },
      globalSetup: [
        './scripts/vitest-server.mjs',
        ...(storage === 'postgres' ? ['./scripts/vitest-postgres.mjs'] : []),
      ],
      testTimeout: 60_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      ...together,
      expect: patient,
      sequence: { groupOrder: group.contract },
    },
  };
}

function ui(): TestProjectInlineConfiguration {
  const setup = './src/testing/setup-browser.ts';
  return {
    extends: true,
    plugins: [serveMockServiceWorker()],
    optimizeDeps: { include: foundLate() },
    test: {
      name: 'ui',
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: existsSync(fromHere(setup)) ? [setup] : [],
      testTimeout: 30_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      expect: patient,
      sequence: { groupOrder: group.ui },
      browser: chromium(),
    },
  };
}

/** Every screen is compared with its accepted pictures; the stories are built before. */
function visual(): TestProjectInlineConfiguration {
  return {
    test: {
      name: 'visual',
      include: ['tests/visual/**/*.test.ts'],
      environment: 'node',
      globalSetup: ['./tests/visual/globalSetup.ts'],
      testTimeout: 120_000,
      hookTimeout: 60_000,
      sequence: { groupOrder: group.visual },
    },
  };
}

/** Every story is shown, played and checked for access. */
function stories(): TestProjectInlineConfiguration[] {
  const configDir = fromHere('./.storybook');
  if (!existsSync(configDir)) return [];
  return [
    {
      extends: true,
      plugins: [serveMockServiceWorker(), storybookTest({ configDir })],
      optimizeDeps: { include: foundLate() },
      test: {
        name: 'stories',
        setupFiles: ['./.storybook/vitest.setup.ts'],
        expect: patient,
        testTimeout: 30_000,
        hookTimeout: 60_000,
        sequence: { groupOrder: group.stories },
        browser: chromium(),
      },
    },
  ];
}

/** Tours of the machines on the whole app. Nothing moves, and every picture is there at once. */
function flowsUi(): TestProjectInlineConfiguration[] {
  const project = (
    name: string,
    include: string,
    testTimeout: number,
  ): TestProjectInlineConfiguration => ({
    extends: true,
    plugins: [servePictures()],
    optimizeDeps: {
      include: [
        ...foundLate(),
        '@testing-library/user-event',
        'dom-accessibility-api',
        'xstate/graph',
      ],
    },
    test: {
      name,
      include: [include],
      testTimeout,
      hookTimeout: 60_000,
      expect: patient,
      env: {
        FLOWS_COVER: process.env['FLOWS_COVER'] ?? '',
        FLOWS_SHARD: process.env['FLOWS_SHARD'] ?? '',
      },
      sequence: { groupOrder: group.flows },
      browser: chromium({ reducedMotion: 'reduce' }),
    },
  });
  const tours = project('flows-ui', 'tests/flows/ui/*.browser.test.ts', 120_000);
  // Every fault of every machine takes its time, and is looked at when it is asked for.
  if (process.env['FLOWS_MUTANTS'] !== '1') return [tours];
  return [tours, project('flows-ui-mutants', 'tests/flows/ui/*.mutants.test.ts', 900_000)];
}

/** A phone far from Indonesia, so that a time shown in the device's zone is seen at once. */
function chromium(context: { readonly reducedMotion?: 'reduce' } = {}): BrowserOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: chromiumLaunchOptions(),
      contextOptions: { locale: 'id-ID', timezoneId: 'America/New_York', ...context },
      actionTimeout: 15_000,
    }),
    instances: [{ browser: 'chromium', viewport: { width: 360, height: 740 } }],
  };
}

/**
 * The app's own dependencies, made ready before the first test: found late, they would make the test page
 * reload in the middle of a run.
 */
function foundLate(): string[] {
  const manifest = JSON.parse(readFileSync(fromHere('./package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const notModules = /^@(fontsource|fontsource-variable|noble)\//;
  const modules = Object.keys(manifest.dependencies).filter((name) => !notModules.test(name));
  return [
    ...modules,
    'react/jsx-runtime',
    'react/jsx-dev-runtime',
    'react-dom/client',
    'dayjs/locale/id.js',
    'dayjs/plugin/utc.js',
    'vitest-browser-react',
    'msw',
    'msw/browser',
    'openapi-msw',
  ];
}

/** Gives the browser the worker script of MSW straight from the package, so that it never stands in a build. */
function serveMockServiceWorker(): Plugin {
  const script = fromHere('./node_modules/msw/lib/mockServiceWorker.js');
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

/** A picture for every address of one, so that nothing on a page fails that a tour does not let fail. */
function servePictures(): Plugin {
  return {
    name: 'serve-pictures',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(images|files)\//.test(request.url ?? '')) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.setHeader('cache-control', 'max-age=3600');
        response.end('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
      });
    },
  };
}

function fromHere(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
