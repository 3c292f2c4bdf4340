import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadSecrets } from './secrets.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secrets-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('loadSecrets', () => {
  it('creates the secrets once and reads them afterwards', async () => {
    const file = join(folder, 'data', 'secrets.json');
    const first = await loadSecrets(file);
    expect(await loadSecrets(file)).toEqual(first);
    expect(first.accessTokenKey).toHaveLength(32);
    expect(first.accessTokenKey).not.toEqual(first.refreshTokenKey);
    expect(first.issuerSigningKey).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256' });
  });

  it('creates different secrets for another file', async () => {
    const one = await loadSecrets(join(folder, 'one.json'));
    const other = await loadSecrets(join(folder, 'other.json'));
    expect(one.accessTokenKey).not.toEqual(other.accessTokenKey);
    expect(one.issuerClientSecret).not.toBe(other.issuerClientSecret);
  });

  it('makes the file readable only by its owner', async () => {
    const file = join(folder, 'secrets.json');
    await loadSecrets(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('returns the same secrets to instances that start together, and leaves no temporary files', async () => {
    const file = join(folder, 'secrets.json');
    const all = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(file)));
    for (const secrets of all) expect(secrets).toEqual(all[0]);
    expect(await readdir(folder)).toEqual(['secrets.json']);
  });

  it('does not replace an invalid file', async () => {
    const file = join(folder, 'secrets.json');
    await writeFile(file, '{"version":1,"accessTokenKey":"c2hvcnQ"}');
    await expect(loadSecrets(file)).rejects.toThrow(/accessTokenKey is missing or malformed/);
    await writeFile(file, 'garbage');
    await expect(loadSecrets(file)).rejects.toThrow(/is not JSON/);
    expect(await readFile(file, 'utf8')).toBe('garbage');
  });
});
