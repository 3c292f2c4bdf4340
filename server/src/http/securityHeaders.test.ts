import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { securityHeaders } from './securityHeaders.ts';

async function policyWith(extraScriptOrigins: string[]): Promise<string[]> {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(
    securityHeaders({ publicUrl: 'https://dukacita.example', extraScriptOrigins }),
  );
  app.get('/', () => 'page');
  return String((await app.inject('/')).headers['content-security-policy']).split(';');
}

test('allows only scripts of the server by default', async () => {
  expect(await policyWith([])).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "style-src 'self'",
    ]),
  );
});

test('allows the configured origins for scripts, connections and frames', async () => {
  const origins = ['https://periksa.example', 'https://hitung.example'];
  expect(await policyWith(origins)).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${origins.join(' ')}`,
      `connect-src 'self' ${origins.join(' ')}`,
      `frame-src ${origins.join(' ')}`,
      "style-src 'self'",
    ]),
  );
});
