import { utimesSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { checkNodeVersion, ensureDependencies } from './dependencies.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.1', '24.0.0'])('%s is accepted', (version) => {
    expect(() => checkNodeVersion(version, '>=20.19')).not.toThrow();
  });

  test.each(['18.20.4', '20.9.0', '20.18.3'])('%s is refused with the needed one', (version) => {
    expect(() => checkNodeVersion(version, '>=20.19')).toThrow(
      `This is Node ${version}, but the project needs Node 20.19 or newer.`,
    );
  });
});

describe('the dependencies', () => {
  const lock = { 'package-lock.json': '{}' };
  const installed = { ...lock, 'node_modules/.package-lock.json': '{}' };
  /** @type {ReturnType<typeof temporaryFolder>} */
  let folder;
  const install = vi.fn();
  beforeEach(() => void install.mockReset().mockResolvedValue(0));
  afterEach(() => folder.remove());

  test('are installed when there are none', async () => {
    folder = temporaryFolder(lock);
    await ensureDependencies(folder.path, install);
    expect(install).toHaveBeenCalledOnce();
  });

  test('are not installed again', async () => {
    folder = temporaryFolder(installed);
    await ensureDependencies(folder.path, install);
    expect(install).not.toHaveBeenCalled();
  });

  test('are installed when the lock file is newer', async () => {
    folder = temporaryFolder(installed);
    utimesSync(`${folder.path}/node_modules/.package-lock.json`, 1000, 1000);
    await ensureDependencies(folder.path, install);
    expect(install).toHaveBeenCalledOnce();
  });

  test('that cannot be installed end the command with a reason', async () => {
    folder = temporaryFolder(lock);
    install.mockResolvedValue(7);
    await expect(ensureDependencies(folder.path, install)).rejects.toThrow(
      'npm ci failed with exit code 7',
    );
  });
});
