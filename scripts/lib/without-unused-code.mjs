/**
 * Leaves out of a build what the app does not use of its libraries, but what they import or keep:
 * the mutations and infinite queries of TanStack Query (the app changes data by its machines and
 * forms), and the components and warnings of React Router that a bundler cannot see are unused, with
 * its data routers (the app reads its data by queries).
 * @returns {import('vite').Plugin[]}
 */
export function withoutUnusedCode() {
  return [
    {
      name: 'without-unused-queries',
      apply: 'build',
      load: {
        filter: {
          id: /\/@tanstack\/query-core\/build\/modern\/(mutationCache|infiniteQueryBehavior)\.js$/,
        },
        handler: (id) => (id.endsWith('/mutationCache.js') ? noMutations : noInfiniteQueries),
      },
    },
    {
      name: 'without-unused-components',
      apply: 'build',
      transform: {
        filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
        handler: (code) =>
          code
            .replace(
              /(?<== )(?=React\d*\.(?:forwardRef|createContext|memo)\()/g,
              '/* @__PURE__ */ ',
            )
            .replace(/^\w+\.displayName = ".*";$/gm, '')
            .replace('isDataRoute ? useNavigateStable() : ', '')
            .replaceAll('dataRouterOpts?.state', 'null')
            .replaceAll('dataRouterOpts && ', 'false && ')
            .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;'),
      },
    },
  ];
}

/** What the query client calls of the cache of mutations. */
const noMutations = `
export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}
`;

const noInfiniteQueries = `
const unsupported = () => { throw new Error('The build leaves out infinite queries.'); };
export { unsupported as infiniteQueryBehavior, unsupported as hasNextPage, unsupported as hasPreviousPage };
`;
