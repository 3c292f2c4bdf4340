import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fingerprintOf, fingerprintOfOutput } from './build.mjs';
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

describe('the fingerprint of an output', () => {
  const source = 'packages/shared/src/layOutText.ts';
  /** @type {ReturnType<typeof temporaryFolder>} */
  let folder;
  beforeEach(() => {
    folder = temporaryFolder({
      [source]: '1',
      'packages/flows/src/generate.ts': '1',
      'src/main.tsx': '1',
      'server/src/main.ts': '1',
    });
  });
  afterEach(() => folder.remove());

  /**
   * @param {Parameters<typeof fingerprintOfOutput>[0]} output
   * @param {string} path
   */
  const changesWith = (output, path) => {
    const before = fingerprintOfOutput(output, folder.path);
    writeFileSync(`${folder.path}/${path}`, 'changed');
    return fingerprintOfOutput(output, folder.path) !== before;
  };

  test.each(/** @type {const} */ (['shared', 'app', 'server', 'storybook']))(
    'of %s changes with the package shared',
    (output) => expect(changesWith(output, source)).toBe(true),
  );

  test('of a package changes with its source, but not with that of another', () => {
    expect(changesWith('flows', source)).toBe(false);
    expect(changesWith('flows', 'packages/flows/src/generate.ts')).toBe(true);
  });
});
