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

test('pages run scripts of the server alone', async () => {
  expect(await policyWith([])).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "connect-src 'self'",
      "frame-src 'none'",
      "style-src 'self'",
    ]),
  );
});

test('pages use exactly the origins that are named for bot check and analytics', async () => {
  const named = ['https://periksa.example', 'https://hitung.example'];
  expect(await policyWith(named)).toEqual(
    expect.arrayContaining([
      `script-src 'self' ${named.join(' ')}`,
      `connect-src 'self' ${named.join(' ')}`,
      `frame-src ${named.join(' ')}`,
      "style-src 'self'",
    ]),
  );
});
