/**
 * @typedef {import('vite').Rolldown.OutputBundle} OutputBundle
 * @typedef {import('vite').Rolldown.OutputChunk} OutputChunk
 */

/**
 * Returns the chunk of a build whose entry is this module, or else the one that contains it.
 * @param {OutputBundle} bundle
 * @param {RegExp} module
 * @throws {Error} when there is none
 */
export function chunkOf(bundle, module) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunk =
    chunks.find(({ facadeModuleId }) => facadeModuleId !== null && module.test(facadeModuleId)) ??
    chunks.find(({ moduleIds }) => moduleIds.some((id) => module.test(id)));
  if (chunk === undefined)
    throw new Error(`No module of the build matches ${module}. Correct it in vite.config.ts.`);
  return chunk;
}

/**
 * Returns the chunk with which a document starts the app.
 * @param {OutputBundle} bundle
 * @param {string} html
 * @throws {Error} when there is none
 */
export function entryOf(bundle, html) {
  const entry = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ fileName, isEntry }) => isEntry && html.includes(fileName));
  if (entry === undefined) throw new Error('index.html refers to no entry script of the build.');
  return entry;
}

/**
 * Returns the files of a chunk, of its styles, and of all chunks that it imports statically.
 * @param {OutputChunk} chunk
 * @param {OutputBundle} bundle
 * @param {Set<string>} [files]
 * @returns {Set<string>} file names in the output folder, a script behind those that it imports
 */
export function filesOfChunk(chunk, bundle, files = new Set()) {
  if (files.has(chunk.fileName)) return files;
  files.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === 'chunk') filesOfChunk(imported, bundle, files);
  }
  // To the end, behind what it imports.
  files.delete(chunk.fileName);
  return files.add(chunk.fileName);
}
