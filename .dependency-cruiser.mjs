/**
 * The import rules. `scripts/check-imports.mjs` checks the code against them, and also the examples
 * in `scripts/fixtures/imports`, to prove that every rule reports a violation.
 */

const tests = '\\.(test|stories)\\.[a-z]+$';

/** The parts of `src` that each part may import besides itself; `app` may import all. */
const allowedImports = {
  domain: [],
  format: ['domain'],
  copy: ['domain'],
  machines: ['domain'],
  api: ['domain'],
  ui: ['format'],
  features: ['ui', 'machines', 'api', 'copy', 'format', 'domain'],
};

const directions = Object.entries(allowedImports).map(([part, allowed]) => ({
  name: `direction-of-${part}`,
  comment: `src/${part} may import ${allowed.length > 0 ? `only ${allowed.map((name) => `src/${name}`).join(', ')}` : 'no other part of src'}.`,
  severity: 'error',
  from: { path: `^src/${part}/` },
  to: { path: '^src/', pathNot: [`^src/(${[part, ...allowed].join('|')})/`, '^src/testing/'] },
}));

export default {
  forbidden: [
    ...directions,
    {
      name: 'features-stay-apart',
      comment:
        'A feature must not import another feature, except src/features/ordering, which both orders share. Move shared code to a lower part, or combine the features in src/app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/[^/]+/', pathNot: '^src/features/($1|ordering)/' },
    },
    {
      name: 'platform-knows-no-app',
      comment:
        'src/app/platform is what the browser gives. It must not import any other part of src/app.',
      severity: 'error',
      from: { path: '^src/app/platform/', pathNot: tests },
      to: { path: '^src/app/', pathNot: '^src/app/platform/' },
    },
    {
      name: 'auth-knows-no-pages',
      comment: 'The sign-in works without the orders, the profile, the shell and the routes.',
      severity: 'error',
      from: { path: '^src/app/auth/' },
      to: { path: '^src/app/(orders|profile|shell|routes)/' },
    },
    {
      name: 'orders-know-no-routes',
      comment: 'A route renders an order; an order must not know the routes and the profile.',
      severity: 'error',
      from: { path: '^src/app/orders/', pathNot: tests },
      to: { path: '^src/app/(routes|profile)/' },
    },
    {
      name: 'generated-types-stay-in-api',
      comment:
        'Only src/api and src/testing may import the generated wire types. Use domain types elsewhere.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|testing)/' },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'pure-parts-stay-pure',
      comment: 'Machines, domain and format must not import React, the router or an HTTP client.',
      severity: 'error',
      from: { path: '^src/(machines|domain|format)/', pathNot: tests },
      to: { path: 'node_modules/', pathNot: 'node_modules/(xstate|dayjs|valibot|@noble)(/|$)' },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'The app must not import mocks and fixtures.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['/testing/', tests] },
      to: { path: '/testing/', pathNot: 'node_modules' },
    },
    {
      name: 'tests-are-not-imported',
      comment:
        'A test file must not be imported. Move shared code to src/testing, server/src/testing or tests.',
      severity: 'error',
      from: {},
      to: { path: '\\.test\\.[a-z]+$' },
    },
    {
      name: 'app-knows-no-server',
      comment: 'The app and the server share only openapi/api.yaml.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-app',
      comment: 'The app and the server share only openapi/api.yaml.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'product-knows-no-tools',
      comment: 'The app and the server must not import scripts, tests and tools.',
      severity: 'error',
      from: { path: '^(src|server/src)/' },
      to: { path: '^(scripts|tests|tools|bench)/' },
    },
    {
      name: 'no-node-in-the-app',
      comment: 'The app runs in a browser, which has no Node modules.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['/testing/', tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules must not import each other in a cycle. Move the shared code to a third module.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-barrels',
      comment: 'Import each file by its own name; a barrel file loads all modules to use one.',
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
      comment: 'The product must not import devDependencies. Move the package to dependencies.',
      severity: 'error',
      from: { path: '^(src|server/src)/', pathNot: ['/testing/', tests] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      comment:
        'The imported package is not declared. Add it to package.json instead of relying on another package.',
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
