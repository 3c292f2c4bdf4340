import { describe, expect, test } from 'vitest';
import { offlineBuildOf } from './offline-worker.mjs';

/**
 * @param {string} fileName
 * @param {Record<string, unknown>} more
 */
function chunk(fileName, more = {}) {
  return {
    type: 'chunk',
    fileName,
    isEntry: false,
    facadeModuleId: null,
    moduleIds: [],
    imports: [],
    ...more,
  };
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
  chunk('assets/Dialog-1.js', { moduleIds: ['/ui/Dialog.tsx'] }),
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

describe('the description of a build for the worker', () => {
  const description = offlineBuildOf(bundleOf(), [/HomeRoute\.tsx$/]);

  test('R89 contains the entry and the static imports of the pages in its shell', () => {
    expect(description?.entry).toBe('/assets/index-1.js');
    expect(description?.shell).toEqual([
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

  test('R89 contains the chunk of a module that is the entry of none', () => {
    expect(offlineBuildOf(bundleOf(), [/Dialog\.tsx$/])?.shell).toContain('/assets/Dialog-1.js');
  });

  test('contains every file with a hashed name', () => {
    expect(description?.files).toHaveLength(11);
    expect(description?.files).toContain('/assets/OrderRoute-1.js');
  });

  test('has the same id for the same build, and another id for another build', () => {
    const other = files.map((file) =>
      file.fileName === 'index.html' ? { ...file, source: `${file.source}<!-- new -->` } : file,
    );
    expect(offlineBuildOf(bundleOf(), [])?.id).toBe(description?.id);
    expect(offlineBuildOf(bundleOf(other), [])?.id).not.toBe(description?.id);
  });

  test('cannot be created when a page does not exist', () => {
    expect(() => offlineBuildOf(bundleOf(), [/GoneRoute\.tsx$/])).toThrow(/GoneRoute/);
  });

  test('is undefined for another build', () => {
    expect(offlineBuildOf(bundleOf(files.slice(1)), [/HomeRoute\.tsx$/])).toBeUndefined();
  });
});
