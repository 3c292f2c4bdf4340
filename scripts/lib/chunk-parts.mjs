/**
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 * @typedef {import('vite').Rolldown.OutputChunk} OutputChunk
 */

/**
 * The chunk of a build that a module begins; undefined when there is none.
 * @param {OutputBundle} bundle
 * @param {RegExp} module
 * @returns {OutputChunk | undefined}
 */
export function chunkOf(bundle, module) {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId));
}

/**
 * A chunk's own file, its styles, and those of all that it imports at once.
 * @param {OutputChunk} chunk
 * @param {OutputBundle} bundle
 * @param {Set<string>} [seen]
 * @returns {Set<string>} names in the output folder
 */
export function partsOf(chunk, bundle, seen = new Set()) {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') partsOf(imported, bundle, seen);
  }
  return seen;
}
