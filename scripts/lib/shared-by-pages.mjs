/**
 * @typedef {object} ModuleGraph
 * @property {(id: string) => { importers: readonly string[] } | null} getModuleInfo
 */

/**
 * Returns a function that names the chunk of a module, for the bundler's groups: `name` if two or
 * more of the pages import the module, directly or through other modules, otherwise null.
 * @param {string} name
 * @param {readonly RegExp[]} pages a pattern for the module of each page
 * @returns {(id: string, graph: ModuleGraph) => string | null}
 */
export function sharedByPages(name, pages) {
  return (id, graph) => {
    const used = new Set();
    const seen = new Set([id]);
    for (const each of seen) {
      const page = pages.find((pattern) => pattern.test(each));
      if (page !== undefined) used.add(page);
      else for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
      if (used.size > 1) return name;
    }
    return null;
  };
}
