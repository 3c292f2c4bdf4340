import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { ServerDeps } from '../deps.ts';
import { downloadPlugin } from './downloadPlugin.ts';

async function ask(settings: Record<string, string>) {
  const app = fastify();
  onTestFinished(() => app.close());
  const routes = downloadPlugin.routes?.({ config: readConfig(settings) } as ServerDeps);
  if (routes) await app.register(routes);
  return app.inject('/unduh/dukacita-1.5.5.apk');
}

test('R17 the Android package is given out as a file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'dukacita-apk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'app.apk'), 'a package');
  const { statusCode, headers, body } = await ask({ ANDROID_PACKAGE: join(folder, 'app.apk') });
  expect([statusCode, body]).toEqual([200, 'a package']);
  expect(headers).toMatchObject({
    'content-type': 'application/vnd.android.package-archive',
    'content-disposition': 'attachment; filename="dukacita-1.5.5.apk"',
    'content-length': '9',
  });
});

test.each([
  ['none is configured', {}],
  ['it does not lie where it should', { ANDROID_PACKAGE: '/nowhere/app.apk' }],
])('where %s, a page says so and leads on', async (_, settings) => {
  const { statusCode, headers, body } = await ask(settings as Record<string, string>);
  expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
  expect(body).toContain('Aplikasi Android belum tersedia di sini');
  expect(body).toContain('<a href="/">Kembali ke Home</a>');
});
