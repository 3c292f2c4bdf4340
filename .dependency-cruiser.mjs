/** The import rules, which `npm run check:imports` checks. */

const tests = '\\.(test|stories)\\.[a-z]+$';
const testFolders = '/(testing|stories)/';
const product = '^(src|server/src|packages/shared/src)/';

/** The parts of `src` that each part may import besides itself. Tests may also import `testing`. */
const allowedImports = {
  domain: [],
  format: ['domain'],
  copy: ['domain'],
  machines: ['domain'],
  api: ['domain'],
  ui: [],
  features: ['ui', 'machines', 'api', 'copy', 'format', 'domain'],
  app: ['features', 'ui', 'machines', 'api', 'copy', 'format', 'domain'],
  testing: ['api', 'domain'],
};

const directions = Object.entries(allowedImports).map(([part, allowed]) => ({
  name: `direction-of-${part}`,
  comment: `src/${part} may import ${allowed.length > 0 ? `only ${allowed.map((name) => `src/${name}`).join(', ')}` : 'no other part of src'}.`,
  severity: 'error',
  from: { path: `^src/${part}/` },
  to: { path: '^src/', pathNot: [`^src/(${[part, ...allowed].join('|')})/`, '^src/testing/'] },
}));

/** The parts of `server/src`, the lowest first: each may import lower ones only. */
const serverParts = [
  'config',
  'format',
  'data',
  'http',
  'drawing',
  'deps\\.ts',
  'features',
  'demo',
];

const serverDirections = serverParts.map((part, index) => ({
  name: `server-direction-of-${part.replace('\\', '')}`,
  comment: `In server/src, ${part} may import only what comes before it: ${serverParts.slice(0, index).join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^server/src/${part}`, pathNot: tests },
  to: {
    path: '^server/src/',
    pathNot: `^server/src/(${serverParts.slice(0, index + 1).join('|')})(/|$)`,
  },
}));

/** The packages that each part without React may import. */
const allowedPackages = {
  domain: [],
  format: ['dayjs'],
  copy: [],
  machines: ['xstate', 'valibot'],
  api: ['@tanstack/react-query', 'eventsource-parser', 'openapi-fetch', 'valibot'],
};

const packageRules = Object.entries(allowedPackages).map(([part, allowed]) => ({
  name: `packages-of-${part}`,
  comment: `src/${part} may import ${allowed.length > 0 ? `only the packages ${allowed.join(', ')}` : 'no package'}. React belongs to src/ui, src/features and src/app.`,
  severity: 'error',
  from: { path: `^src/${part}/`, pathNot: tests },
  to: {
    path: 'node_modules/',
    ...(allowed.length > 0 ? { pathNot: `node_modules/(${allowed.join('|')})/` } : {}),
  },
}));

/**
 * The layers of the folders whose parts have a direction, the lowest first. A part may import lower
 * layers only. Files directly in such a folder that no layer names are above all layers, for example
 * those that compose the app. `docs/architecture.md` describes the layers by these names.
 * @type {Record<'api' | 'app', { folder: string, layers: Record<string, string[]> }>}
 */
const layered = {
  api: {
    folder: 'src/api',
    layers: {
      contract: ['contract.ts'],
      rejections: ['rejections'],
      middleware: ['middleware'],
      http: ['http'],
      resources: ['resources'],
    },
  },
  app: {
    folder: 'src/app',
    layers: {
      platform: ['platform', 'offline'],
      auth: ['auth', 'push'],
      store: ['live', 'orders/store', 'orders/page', 'profile'],
      navigation: ['orders/navigation'],
      services: ['services'],
      shell: ['shell'],
      routes: ['routes'],
      router: ['router'],
    },
  },
};

/**
 * Returns a pattern of files and folders below a folder.
 * @param {string} folder
 * @param {string[]} names
 */
const below = (folder, names) => `^${folder}/(${names.join('|').replaceAll('.', '\\.')})(/|$)`;

const layerRules = Object.entries(layered).flatMap(([prefix, { folder, layers }]) => [
  ...Object.entries(layers).map(([layer, names], index, all) => {
    const lower = all.slice(0, index).flatMap(([, each]) => each);
    return {
      name: `${prefix}-layer-${layer}`,
      comment: `${names.join(', ')} of ${folder} may import ${lower.length > 0 ? `only ${lower.join(', ')}` : 'no other folder'}. Move what is shared to a lower layer.`,
      severity: 'error',
      from: { path: below(folder, names), pathNot: tests },
      to: {
        path: `^${folder}/`,
        pathNot: [`^${folder}/$1(/|$)`, ...(lower.length > 0 ? [below(folder, lower)] : [])],
      },
    };
  }),
  {
    name: `${prefix}-folders-have-layers`,
    comment: `Add the folder to a layer of ${folder} in .dependency-cruiser.mjs and in the documentation.`,
    severity: 'error',
    from: {
      path: `^${folder}/[^/]+/`,
      pathNot: [
        below(folder, [...Object.values(layers).flat(), 'testing', 'stories', 'prerender']),
        '/testing/',
        tests,
      ],
    },
    to: {},
  },
]);

export default {
  forbidden: [
    ...directions,
    ...serverDirections,
    ...packageRules,
    ...layerRules,
    {
      name: 'parts-have-directions',
      comment:
        'Add the folder to the parts of src in .dependency-cruiser.mjs and in docs/architecture.md, or move the file into one of them.',
      severity: 'error',
      from: { path: '^src/', pathNot: `^src/(${Object.keys(allowedImports).join('|')})/` },
      to: {},
    },
    {
      name: 'features-stay-apart',
      comment:
        'A feature must not import another feature, except src/features/ordering, which has what they share of orders. Move shared code to a lower part, or combine the features in src/app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)' },
      to: { path: '^src/features/', pathNot: '^src/features/($1|ordering)/' },
    },
    {
      name: 'server-features-have-a-direction',
      comment:
        'Two features of the server must not import each other. Move what both need to one of them.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^server/src/(features|demo)/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'generated-types-stay-in-api',
      comment:
        'Only src/api and src/testing may import the generated wire types. Use domain types elsewhere.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(api|testing)/' },
      to: { path: '^packages/shared/(src|dist)/generated/' },
    },
    {
      name: 'shared-by-type',
      comment:
        'Only screens and the server lay out cards. Elsewhere in src, import only types of packages/shared, and what it says about texts, orders and banks.',
      severity: 'error',
      from: { path: `^src/(${Object.keys(allowedPackages).join('|')})/`, pathNot: tests },
      to: {
        path: '(^|/)packages/shared/',
        pathNot: '/(text|orderPhase|pagePaths|bankCodes)\\.(js|ts|d\\.ts)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'testing-stays-in-tests',
      comment: 'The product must not import mocks, fixtures and what belongs to stories.',
      severity: 'error',
      from: { path: product, pathNot: [testFolders, tests] },
      to: { path: testFolders, pathNot: ['node_modules', tests] },
    },
    {
      name: 'generated-tests-state-what-they-expect',
      comment:
        'What the app formats and composes would confirm itself. State it in tests/flows, or work it out in tests/flows/expected; take the names of controls from tests/flows/support/fixedCopy.ts.',
      severity: 'error',
      from: { path: '^tests/flows/', pathNot: '^tests/flows/support/fixedCopy\\.ts$' },
      to: {
        path: '^src/((copy|features|format)/|domain/(flowerMessage|groupDigits|orderPhase|orderState|price|printedText|relation|senderName)\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'tests-are-not-imported',
      comment:
        'A test or story must not be imported. Move shared code to src/testing, server/src/testing or tests.',
      severity: 'error',
      from: {},
      to: { path: tests, pathNot: 'node_modules' },
    },
    {
      name: 'app-knows-no-server',
      comment: 'The app and the server share only openapi/api.yaml and packages/shared.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^server/' },
    },
    {
      name: 'server-knows-no-app',
      comment: 'The app and the server share only openapi/api.yaml and packages/shared.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/' },
    },
    {
      name: 'product-knows-no-tools',
      comment:
        'The app, the server and what they share must not import scripts, tests, benchmarks and the test generator.',
      severity: 'error',
      from: { path: product },
      to: { path: '^(scripts|tests|packages/flows|bench)/' },
    },
    {
      name: 'no-node-in-the-app',
      comment: 'The app runs in a browser, which has no Node modules.',
      severity: 'error',
      from: { path: '^src/', pathNot: [testFolders, tests] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-cycles',
      comment:
        'Modules must not import each other in a cycle. Move the shared code to a third module.',
      severity: 'error',
      from: { path: product },
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
      from: { path: product, pathNot: [testFolders, tests] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
    },
    {
      name: 'no-undeclared-packages',
      comment:
        'The imported package is not declared. Add it to package.json instead of relying on another package.',
      severity: 'error',
      from: { path: product },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'packages-know-no-product',
      comment: 'A package works without the app and the server, which import it.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(src|server)/' },
    },
    {
      name: 'shared-stays-pure',
      comment:
        'packages/shared runs in browsers and on the server, so it must not import any other package or module of Node.',
      severity: 'error',
      from: { path: '^packages/shared/src/', pathNot: tests },
      to: { dependencyTypes: ['core', 'npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'packages-by-name',
      comment:
        'Import a package of this repository by its name, such as @dukacita/flows/parts: others may only use what it exports.',
      severity: 'error',
      from: { path: '^([^/]+/?[^/]*)' },
      to: {
        path: '^packages/',
        pathNot: '^$1/',
        dependencyTypesNot: ['aliased-workspace'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)packages/[^/]+/dist/'] },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
};
