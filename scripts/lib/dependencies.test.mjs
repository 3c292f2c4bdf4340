import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { UserError } from './user-error.mjs';
import { matchesLockFile, checkNodeVersion, ensureDependencies } from './dependencies.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

describe('checking the version of Node', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v100.0.0'])('accepts %s', (version) => {
    expect(() => checkNodeVersion(version, '>=20.19')).not.toThrow();
  });

  test.each(['v20.18.9', 'v18.20.0', 'v9.99.0'])(
    'rejects %s and says which version is needed',
    (version) => {
      expect(() => checkNodeVersion(version, '>=20.19')).toThrow(
        new UserError(
          `This is Node ${version}, but the project needs Node 20.19 or newer. Install it, for example with: nvm install`,
        ),
      );
    },
  );
});

describe('the installed packages', () => {
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

  test('match the lock file when only optional packages are missing', () => {
    expect(matchesLockFile(lock, { packages: installed })).toBe(true);
  });

  test.each([
    ['one is missing', { 'node_modules/a': installed['node_modules/a'] }],
    [
      'a version differs',
      { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } },
    ],
    [
      'an integrity hash differs',
      { ...installed, 'node_modules/a': { version: '1.0.0', integrity: 'sha512-x' } },
    ],
    ['there is an extra one', { ...installed, 'node_modules/z': { version: '1.0.0' } }],
  ])('do not match the lock file when %s', (_, packages) => {
    expect(matchesLockFile(lock, { packages })).toBe(false);
  });
});

describe('installing dependencies', () => {
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

  test('happens only once', async () => {
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

  test('does not happen when npm has already installed the same packages', async () => {
    await install();
    install.mockClear();
    expect(await ensureDependencies(folder.path, install)).toBe(false);
    expect(install).not.toHaveBeenCalled();
  });

  test('throws a UserError on failure, and is tried again the next time', async () => {
    const failing = vi.fn(async () => 7);
    await expect(ensureDependencies(folder.path, failing)).rejects.toThrow(
      /^npm ci failed with exit code 7;/,
    );
    await expect(ensureDependencies(folder.path, failing)).rejects.toThrow(UserError);
    expect(failing).toHaveBeenCalledTimes(2);
  });
});
