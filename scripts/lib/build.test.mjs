import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf } from './build.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

describe('the fingerprint of build inputs', () => {
  /** @type {ReturnType<typeof temporaryFolder>} */
  let folder;
  const inputs = ['src', 'index.html', 'absent'];
  const fingerprint = () => fingerprintOf(folder.path, inputs);
  beforeEach(() => {
    folder = temporaryFolder({
      'src/a/one.ts': '1',
      'src/two.ts': '2',
      'index.html': '<p>',
      'notes.md': 'n',
    });
  });
  afterEach(() => folder.remove());

  test('stays the same when nothing changes', () => expect(fingerprint()).toBe(fingerprint()));

  test.each([
    ['a file in a folder', 'src/a/one.ts'],
    ['a single file', 'index.html'],
    ['a new file', 'src/a/three.ts'],
    ['a file that did not exist', 'absent'],
  ])('changes with %s', (_, path) => {
    const before = fingerprint();
    writeFileSync(`${folder.path}/${path}`, 'changed');
    expect(fingerprint()).not.toBe(before);
  });

  test.each([
    'notes.md',
    'src/two.test.ts',
    'src/a/one.stories.tsx',
    'src/one.browser.test.tsx',
    'src/.swp',
  ])('does not change with %s', (path) => {
    const before = fingerprint();
    writeFileSync(`${folder.path}/${path}`, 'changed');
    expect(fingerprint()).toBe(before);
  });

  test('distinguishes the name of a file from its content', () => {
    const other = temporaryFolder({ 'src/a/one.ts1': '', 'src/two.ts': '2', 'index.html': '<p>' });
    expect(fingerprintOf(other.path, inputs)).not.toBe(fingerprint());
    other.remove();
  });

  test('changes with a setting', () => {
    const withSalt = (/** @type {string} */ salt) =>
      fingerprintOf(folder.path, inputs, [['VITE_SALT', salt]]);
    expect(withSalt('one')).not.toBe(withSalt('two'));
    expect(withSalt('one')).not.toBe(fingerprint());
  });
});
