/**
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 * @typedef {import('vite').Rolldown.OutputChunk} OutputChunk
 */

/**
 * Returns the chunk of a build whose entry is this module; undefined when there is none.
 * @param {OutputBundle} bundle
 * @param {RegExp} module
 * @returns {OutputChunk | undefined}
 */
export function findChunk(bundle, module) {
  return Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId));
}

/**
 * Returns the files of a chunk, of its styles, and of all chunks that it imports statically.
 * @param {OutputChunk} chunk
 * @param {OutputBundle} bundle
 * @param {Set<string>} [files]
 * @returns {Set<string>} file names in the output folder
 */
export function filesOfChunk(chunk, bundle, files = new Set()) {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOfChunk(imported, bundle, files);
  }
  return files;
}
