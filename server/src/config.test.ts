import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('needs no setting at all', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    secretsFile: resolve('.data/secrets.json'),
    databaseUrl: undefined,
    apiKeys: ['dukacita-demo'],
    oidc: undefined,
    tls: undefined,
    s3: undefined,
    trustProxy: [],
    production: false,
    validateResponses: true,
    demoData: true,
  });
});

it('takes an empty setting for one not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', OIDC_ISSUER: '' })).toEqual(readConfig({}));
});

it('reads what is given', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://duka.example.org/',
    DATABASE_URL: 'postgres://me@db/duka',
    API_KEYS: 'one, two',
    NODE_ENV: 'production',
    OIDC_ISSUER: 'https://accounts.google.com',
    OIDC_CLIENT_ID: 'id',
    OIDC_CLIENT_SECRET: 'secret',
    TLS_CERT: 'cert.pem',
    TLS_KEY: 'key.pem',
    DEMO_DATA: 'false',
    RATE_LIMIT_ORDER: '0',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://duka.example.org',
    databaseUrl: 'postgres://me@db/duka',
    apiKeys: ['one', 'two'],
    production: true,
    validateResponses: false,
    oidc: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    tls: { certFile: resolve('cert.pem'), keyFile: resolve('key.pem'), port: 8023 },
    demoData: false,
  });
  expect(config.rateLimits.order).toBe(0);
});

it('lists every fault at once', () => {
  const faults = () =>
    readConfig({
      PORT: '70000',
      PUBLIC_URL: 'duka',
      LOG_LEVEL: 'loud',
      DEMO_DATA: 'maybe',
      DATABASE_URL: 'mysql://x',
      TLS_CERT: 'cert.pem',
      OIDC_ISSUER: 'https://accounts.google.com',
      S3_BUCKET: 'files',
    });
  for (const name of [
    'PORT must be <= 65535',
    'PUBLIC_URL must match format "uri"',
    'LOG_LEVEL must be equal to one of the allowed values: fatal, error',
    'DEMO_DATA must be boolean',
    'DATABASE_URL must match pattern',
    'TLS_KEY is missing',
    'OIDC_CLIENT_ID is missing',
    'OIDC_CLIENT_SECRET is missing',
    'S3_SECRET_ACCESS_KEY is missing',
  ]) {
    expect(faults).toThrow(name);
  }
});
