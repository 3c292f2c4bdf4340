import { expect, test } from 'vitest';
import { filesOfChunk } from './chunk-files.mjs';

/**
 * @param {string} fileName
 * @param {string[]} imports
 */
const chunk = (fileName, imports) => ({ type: 'chunk', fileName, imports });

test('R261 lists a script behind those that it imports', () => {
  const bundle = /** @type {import('./chunk-files.mjs').OutputBundle} */ (
    /** @type {unknown} */ ({
      'app.js': chunk('app.js', ['react.js', 'shared.js']),
      'shared.js': chunk('shared.js', ['react.js', 'app.js']),
      'react.js': chunk('react.js', ['runtime.js']),
      'runtime.js': chunk('runtime.js', []),
    })
  );
  const entry = /** @type {import('./chunk-files.mjs').OutputChunk} */ (bundle['app.js']);
  expect([...filesOfChunk(entry, bundle)]).toEqual([
    'runtime.js',
    'react.js',
    'shared.js',
    'app.js',
  ]);
});
