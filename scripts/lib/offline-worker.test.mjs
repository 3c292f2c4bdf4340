import { describe, expect, test } from 'vitest';
import { offlineBuildOf } from './offline-worker.mjs';

/**
 * @param {string} fileName
 * @param {Record<string, unknown>} more
 */
function chunk(fileName, more = {}) {
  return { type: 'chunk', fileName, isEntry: false, facadeModuleId: null, imports: [], ...more };
}

/** @type {any[]} */
const files = [
  {
    type: 'asset',
    fileName: 'index.html',
    source:
      '<link href="/assets/index-1.css"><link href="/assets/font-1.woff2"><script src="/assets/index-1.js"></script>',
  },
  chunk('assets/index-1.js', {
    isEntry: true,
    imports: ['assets/react-1.js'],
    viteMetadata: { importedCss: new Set(['assets/index-1.css']) },
  }),
  chunk('assets/react-1.js'),
  chunk('assets/HomeRoute-1.js', {
    facadeModuleId: '/app/routes/HomeRoute.tsx',
    imports: ['assets/react-1.js', 'assets/Card-1.js'],
    viteMetadata: { importedCss: new Set(['assets/HomeRoute-1.css']) },
  }),
  chunk('assets/Card-1.js', {
    imports: ['assets/HomeRoute-1.js'],
    viteMetadata: { importedCss: new Set(['assets/Card-1.css']) },
  }),
  chunk('assets/OrderRoute-1.js', {
    facadeModuleId: '/app/routes/OrderRoute.tsx',
    imports: ['assets/react-1.js'],
  }),
  { type: 'asset', fileName: 'assets/index-1.css', source: '' },
  { type: 'asset', fileName: 'assets/HomeRoute-1.css', source: '' },
  { type: 'asset', fileName: 'assets/Card-1.css', source: '' },
  { type: 'asset', fileName: 'assets/font-1.woff2', source: '' },
  { type: 'asset', fileName: 'assets/other-1.woff2', source: '' },
];

const bundleOf = (list = files) =>
  /** @type {any} */ (Object.fromEntries(list.map((file) => [file.fileName, file])));

describe('what the worker is told of a build', () => {
  const told = offlineBuildOf(bundleOf(), [/HomeRoute\.tsx$/]);

  test('the shell is the page, and all that the wanted pages import at once', () => {
    expect(told?.entry).toBe('/assets/index-1.js');
    expect(told?.shell).toEqual([
      '/assets/Card-1.css',
      '/assets/Card-1.js',
      '/assets/HomeRoute-1.css',
      '/assets/HomeRoute-1.js',
      '/assets/font-1.woff2',
      '/assets/index-1.css',
      '/assets/index-1.js',
      '/assets/react-1.js',
    ]);
  });

  test('every file with a hashed name is known', () => {
    expect(told?.files).toHaveLength(10);
    expect(told?.files).toContain('/assets/OrderRoute-1.js');
  });

  test('another build has another id, and the same build the same', () => {
    const other = files.map((file) =>
      file.fileName === 'index.html' ? { ...file, source: `${file.source}<!-- new -->` } : file,
    );
    expect(offlineBuildOf(bundleOf(), [])?.id).toBe(told?.id);
    expect(offlineBuildOf(bundleOf(other), [])?.id).not.toBe(told?.id);
  });

  test('a page that is not there is an error by name', () => {
    expect(() => offlineBuildOf(bundleOf(), [/GoneRoute\.tsx$/])).toThrow(/GoneRoute/);
  });

  test('a build of something else has none', () => {
    expect(offlineBuildOf(bundleOf(files.slice(1)), [/HomeRoute\.tsx$/])).toBeUndefined();
  });
});
