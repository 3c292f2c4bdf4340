import { expect, onTestFinished, test } from 'vitest';
import fastify from 'fastify';
import { loadPlugins } from '../../plugins.ts';
import { ownPageFonts } from './fonts.ts';
import { layout } from './layout.ts';

test('the fonts of a page are served without the demo', async () => {
  const demo = { signIn: false, bank: false, mailbox: false, data: false, build: false };
  expect(await loadPlugins(demo)).toContain(ownPageFonts);
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(ownPageFonts);
  const paths = [...layout('Title', '').matchAll(/url\(([^)]+)\)/g)].map(([, path = '']) => path);
  expect(paths).toHaveLength(3);
  for (const path of paths) {
    const { statusCode, headers, rawPayload } = await app.inject(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'font/woff2']);
    expect(rawPayload.subarray(0, 4).toString()).toBe('wOF2');
  }
});
