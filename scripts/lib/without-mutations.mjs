/**
 * Leaves the mutations of TanStack Query out of a build. The app changes data by its machines and
 * forms and uses queries only, but the query client imports both.
 * @returns {import('vite').Plugin}
 */
export function withoutMutations() {
  return {
    name: 'without-mutations',
    apply: 'build',
    load: {
      filter: { id: /\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/ },
      handler: () => noMutations,
    },
  };
}

/** What the query client calls of the cache of mutations. */
const noMutations = `
export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
}
`;
