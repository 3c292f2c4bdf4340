import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserError } from './user-error.mjs';
import { agreesWith, checkNodeVersion, ensureDependencies } from './dependencies.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

describe('the version of Node', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.0.0'])('%s is new enough', (version) => {
    expect(() => checkNodeVersion(version, '>=20.19')).not.toThrow();
  });

  test.each(['v20.18.9', 'v18.20.0', 'v9.99.0'])(
    '%s is too old, and the message says what is needed',
    (version) => {
      expect(() => checkNodeVersion(version, '>=20.19')).toThrow(
        new UserError(
          `This is Node ${version}; the project needs 20.19 or newer. Install it (with nvm: "nvm install").`,
        ),
      );
    },
  );
});

describe('whether the installed packages are those of the lock file', () => {
  const lock = {
    packages: {
      '': {},
      server: { version: '1.0.0' },
      'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/a/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
      'node_modules/only-elsewhere': { version: '3.0.0', integrity: 'sha512-c', optional: true },
    },
  };
  const installed = {
    'node_modules/a': lock.packages['node_modules/a'],
    'node_modules/a/node_modules/b': lock.packages['node_modules/a/node_modules/b'],
  };

  test('they are, when only optional ones are absent', () => {
    expect(agreesWith(lock, { packages: installed })).toBe(true);
  });

  test.each([
    ['one is absent', { 'node_modules/a': installed['node_modules/a'] }],
    [
      'a version differs',
      { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } },
    ],
    [
      'a content differs',
      { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
    ],
    ['one is there that should not be', { ...installed, 'node_modules/z': { version: '1.0.0' } }],
  ])('they are not, when %s', (_, packages) => {
    expect(agreesWith(lock, { packages })).toBe(false);
  });
});

describe('installing', () => {
  const lock = JSON.stringify({
    packages: { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } },
  });
  /** @type {ReturnType<typeof temporaryFolder>} */
  let folder;
  beforeEach(() => {
    folder = temporaryFolder({ 'package-lock.json': lock });
    vi.spyOn(console, 'log').mockReturnValue(undefined);
  });
  afterEach(() => folder.remove());
  const install = vi.fn(async () => {
    mkdirSync(`${folder.path}/node_modules`, { recursive: true });
    writeFileSync(
      `${folder.path}/node_modules/.package-lock.json`,
      readFileSync(`${folder.path}/package-lock.json`),
    );
    return 0;
  });
  beforeEach(() => void install.mockClear());

  test('happens once, and not again', async () => {
    expect(await ensureDependencies(folder.path, install)).toBe(true);
    expect(await ensureDependencies(folder.path, install)).toBe(false);
    expect(install).toHaveBeenCalledTimes(1);
  });

  test('happens again when the lock file changes', async () => {
    await ensureDependencies(folder.path, install);
    writeFileSync(`${folder.path}/package-lock.json`, lock.replaceAll('1.0.0', '1.1.0'));
    expect(await ensureDependencies(folder.path, install)).toBe(true);
    expect(install).toHaveBeenCalledTimes(2);
  });

  test('does not happen when npm was run by hand and left the same packages', async () => {
    await install();
    install.mockClear();
    expect(await ensureDependencies(folder.path, install)).toBe(false);
    expect(install).not.toHaveBeenCalled();
  });

  test('a failed one is a complaint, and is tried again the next time', async () => {
    const failing = vi.fn(async () => 7);
    await expect(ensureDependencies(folder.path, failing)).rejects.toThrow(
      /^npm ci ended with code 7;/,
    );
    await expect(ensureDependencies(folder.path, failing)).rejects.toThrow(UserError);
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
