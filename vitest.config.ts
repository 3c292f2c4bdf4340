import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { playwright } from '@vitest/browser-playwright';
import type { Plugin } from 'vite';
import { defineConfig, mergeConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumLaunchOptions } from './scripts/lib/chromium.mjs';
import viteConfig from './vite.config.ts';

type BrowserOptions = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/** The groups run one after another, so that servers and browsers do not compete for two cores. */
const group = { node: 0, contract: 1, ui: 2, flows: 3 };

/** Long timeouts for retried assertions, so that correct tests do not fail on a busy computer. */
const retryTimeouts = { poll: { timeout: 15_000 } };

/** Setup files of the projects whose tests may use fast-check. */
const setUpProperties = ['./src/testing/setUpProperties.ts'];

/** Runs every mutant of the machines: `npm run test:rest`. */
const mutants = 'tests/flows/machine/mutants.test.ts';

/** Test files share the modules of a worker instead of loading them again for each file. */
const sharedModules = { isolate: false };

export default defineConfig((env) =>
  mergeConfig(viteConfig(env), {
    test: {
      maxWorkers: '100%',
      silent: 'passed-only',
      // A mutant can cause unhandled errors; its test only checks what the page shows.
      dangerouslyIgnoreUnhandledErrors: process.env['FLOWS_MUTANTS'] === '1',
      projects: [
        node('unit', '{src,packages/shared/src}/**/*.test.ts', 10_000),
        node('scripts', 'scripts/**/*.test.mjs', 30_000),
        node('server', 'server/src/**/*.test.ts', 30_000),
        node(
          'flows',
          '{packages/flows,bench/flows,tests/flows/machine,tests/flows/browser,tests/flows/support,tests/flows/expected}/**/*.test.ts',
          300_000,
          [mutants],
        ),
        node('flows-mutants', mutants, 300_000),
        contract('contract-pglite', {
          include: ['tests/contract/*.test.ts'],
          exclude: longOnPglite,
        }),
        contract('contract-pglite-long', { include: longOnPglite }),
        contract('contract-postgres', {
          include: ['tests/contract/{,postgres/}*.test.ts'],
          exclude: sameOnEveryStorage,
        }),
        ui(),
        ...flowsUi(),
      ],
      coverage: {
        provider: 'v8',
        reportsDirectory: 'coverage',
        include: ['src/**/*.{ts,tsx}', 'server/src/**/*.ts', 'packages/shared/src/**/*.ts'],
        exclude: ['**/*.test.*', '**/*.stories.*', 'src/testing/**', '**/generated/**'],
      },
    },
  }),
);

function node(
  name: string,
  include: string,
  testTimeout: number,
  exclude: string[] = [],
): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      include: [include],
      exclude,
      environment: 'node',
      setupFiles: setUpProperties,
      testTimeout,
      hookTimeout: 60_000,
      restoreMocks: true,
      ...sharedModules,
      expect: retryTimeouts,
      sequence: { groupOrder: group.node },
    },
  };
}

/** Contract tests that PostgreSQL need not repeat: not about storage, or very long. */
const sameOnEveryStorage = [
  'arbitraryRequests',
  'botCheck',
  'cardEstimate',
  'cors',
  'emails',
  'findViolations',
  'fullDisk',
  'hostileClients',
  'mailServer',
  'orderLifecycle',
  'previews',
  'protocol',
  'prototypeNames',
  'pushMessages',
  'renderedDocuments',
  'secureServer',
  'web',
].map((name) => `tests/contract/${name}.test.ts`);

/** Contract tests that take minutes: `npm run test:rest` runs them. */
const longOnPglite = ['orderLifecycle', 'durabilityJobs', 'durabilityLives'].map(
  (name) => `tests/contract/${name}.test.ts`,
);

/**
 * Configures contract tests on the storage that the name ends with: the embedded database or a
 * PostgreSQL server. They read it from `TEST_STORAGE`. For PostgreSQL, the global setup starts a
 * private server unless `TEST_DATABASE_URL` is set.
 */
function contract(
  name: string,
  files: { readonly include: string[]; readonly exclude?: string[] },
): TestProjectInlineConfiguration {
  const isPostgres = name === 'contract-postgres';
  return {
    test: {
      name,
      ...files,
      environment: 'node',
      env: { TEST_STORAGE: isPostgres ? 'postgres' : 'pglite' },
      globalSetup: [
        './scripts/vitest-server.mjs',
        ...(isPostgres
          ? ['./scripts/vitest-postgres.mjs', './tests/contract/support/createTemplates.ts']
          : []),
      ],
      setupFiles: setUpProperties,
      testTimeout: 60_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      ...sharedModules,
      expect: retryTimeouts,
      sequence: { groupOrder: group.contract },
    },
  };
}

function ui(): TestProjectInlineConfiguration {
  return {
    extends: true,
    plugins: [serveMockServiceWorker()],
    optimizeDeps: { include: [...preoptimizedDependencies(), 'fast-check'] },
    test: {
      name: 'ui',
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: setUpProperties,
      env: { PROPERTY_SEED: process.env['PROPERTY_SEED'] ?? '' },
      testTimeout: 30_000,
      hookTimeout: 60_000,
      restoreMocks: true,
      expect: retryTimeouts,
      sequence: { groupOrder: group.ui },
      // A test waits for frames for a fifth of its time.
      maxWorkers: 3,
      browser: chromium(),
    },
  };
}

/**
 * Runs the test paths on the whole app in a test page, without animations and with fake pictures.
 */
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
        ...preoptimizedDependencies(),
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
      expect: retryTimeouts,
      env: {
        FLOWS_COVER: process.env['FLOWS_COVER'] ?? '',
        FLOWS_SHARD: process.env['FLOWS_SHARD'] ?? '',
        FLOWS_PATH: process.env['FLOWS_PATH'] ?? '',
      },
      sequence: { groupOrder: group.flows },
      browser: chromium({ reducedMotion: 'reduce' }),
    },
  });
  const paths = project('flows-ui', 'tests/flows/ui/*.browser.test.ts', 120_000);
  // The mutants take long, so they run only on request.
  if (process.env['FLOWS_MUTANTS'] !== '1') return [paths];
  return [paths, project('flows-ui-mutants', 'tests/flows/ui/*.mutants.test.ts', 900_000)];
}

/**
 * Returns the options of a browser with the viewport of a phone. Its time zone is far from
 * Indonesia, so that tests fail when the app shows a time in the zone of the device.
 */
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
 * Returns the dependencies to optimize before the first test. Vite would reload the test page when
 * it discovered them during a run.
 */
function preoptimizedDependencies(): string[] {
  const manifest = JSON.parse(readFileSync(fromHere('./package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const notModules = /^@(dukacita|fontsource|fontsource-variable|noble)\//;
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

/** Serves the service worker of MSW from its package, so that no build contains it. */
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

/** Serves a picture for every picture address, so that pictures never fail in a test path. */
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
