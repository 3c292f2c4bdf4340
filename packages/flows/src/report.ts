// The atlas, and results in files. Needs Node.
export { drawAtlas } from './atlas/drawAtlas.ts';
export type { AtlasPicture } from './atlas/drawAtlas.ts';
export { readResults, writeResults } from './resultFiles.ts';
