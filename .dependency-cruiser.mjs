/**
 * Which way imports may go. `scripts/check-imports.mjs` applies these rules to the code, and then to one
 * example of each breach under `scripts/fixtures/imports`, to prove that every rule can fail.
 */

const tests = '\\.(test|stories)\\.[a-z]+$';

/** What each part of `src` may use besides itself; `app` may use all. */
const uses = {
  domain: [],
  format: ['domain'],
  copy: ['domain'],
  machines: ['domain'],
  api: ['domain'],
  ui: ['format'],
  features: ['ui', 'machines', 'api', 'copy', 'format', 'domain'],
};

const directions = Object.entries(uses).map(([part, used]) => ({
  name: `direction-of-${part}`,
  comment: `src/${part} may use ${used.length > 0 ? used.map((name) => `src/${name}`).join(', ') : 'no other part of src'}.`,
  severity: 'error',
  from: { path: `^src/${part}/` },
  to: { path: '^src/', pathNot: [`^src/(${[part, ...used].join('|')})/`, '^src/testing/'] },
}));

export default {
  forbidden: [
    ...directions,
    {
      name: 'features-stay-apart',
      comment:
        'A feature never imports another; what two need belongs in a part below, or app brings them together.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'generated-types-stay-in-api',
      comment:
        'Screens and machines see domain types; only src/api knows the shapes of the wire (and the mocks).',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|testing)/' },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'pure-parts-stay-pure',
      comment:
        'Machines, domain and format know no React, no router, no HTTP client and no server.',
      severity: 'error',
      from: { path: '^src/(machines|domain|format)/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|dayjs|valibot|@noble)(/|$)' },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'Mocks and fixtures never reach what people load.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['/testing/', tests] },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'tests-are-not-imported',
      comment: 'What two tests share belongs in src/testing, server/src/testing or tests.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.[a-z]+$' },
    },
    {
      name: 'app-knows-no-server',
      comment: 'The two halves share openapi/api.yaml and nothing else.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-app',
      comment: 'The two halves share openapi/api.yaml and nothing else.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'product-knows-no-tools',
      comment: 'Scripts and tests use the product, never the other way round.',
      severity: 'error',
      from: { path: '^(src|server/src)/' },
      to: { path: '^(scripts|tests|tools|bench)/' },
    },
    {
      name: 'no-node-in-the-app',
      comment: 'A browser has no Node modules.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['/testing/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment: 'A cycle has no order in which it could be understood, or loaded.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'A file is imported by its own name; a barrel loads all to use one.',
      severity: 'error',
      from: {},
      to: { path: '/index\\.tsx?$', pathNot: 'node_modules' },
    },
    {
      name: 'nothing-missing',
      comment: 'The imported file or package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'no-development-packages',
      comment: 'What the product uses stands in dependencies, not in devDependencies.',
      severity: 'error',
      from: { path: '^(src|server/src)/', pathNot: ['/testing/', tests] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      comment:
        'What is imported stands in a package.json; it must not come along with another package by chance.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
