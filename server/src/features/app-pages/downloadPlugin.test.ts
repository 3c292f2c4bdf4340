import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { downloadPlugin } from './downloadPlugin.ts';

async function requestPackage(settings: Record<string, string>) {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(downloadPlugin, { config: readConfig(settings) });
  return app.inject('/unduh/dukacita-1.5.5.apk');
}

test('R17 serves the Android package as a file download', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-apk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'app.apk'), 'a package');
  const { statusCode, headers, body } = await requestPackage({
    ANDROID_PACKAGE: join(folder, 'app.apk'),
  });
  expect([statusCode, body]).toEqual([200, 'a package']);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="dukacita-1.5.5.apk"',
    'content-length': '9',
  });
});

test.each([
  ['no package is configured', {}],
  ['the file does not exist', { ANDROID_PACKAGE: '/nowhere/app.apk' }],
])('serves a page with a link to Home when %s', async (_, settings) => {
  const { statusCode, headers, body } = await requestPackage(settings as Record<string, string>);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('Aplikasi Android belum tersedia di sini');
  expect(body).toContain('<a href="/">Kembali ke Home</a>');
});
