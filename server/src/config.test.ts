import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { misspeltSettings, readConfig } from './config.ts';

const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};

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
    ...provider,
    TLS_CERT: 'cert.pem',
    TLS_KEY: 'key.pem',
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
  const errors = () =>
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
    expect(errors).toThrow(name);
  }
});

it('lets nobody sign in without a password in production, unless that is asked for by name', () => {
  const refusal =
    /OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing.*ALLOW_DEMO_SIGN_IN=true/;
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(refusal);
  expect(() => readConfig({ NODE_ENV: 'production', ALLOW_DEMO_SIGN_IN: 'false' })).toThrow(
    refusal,
  );
  expect(readConfig({ NODE_ENV: 'production', ALLOW_DEMO_SIGN_IN: 'true' }).oidc).toBeUndefined();
  expect(readConfig({ NODE_ENV: 'production', ...provider }).oidc?.clientId).toBe('id');
  expect(readConfig({ NODE_ENV: 'development' }).oidc).toBeUndefined();
});

it('loads demo data in production only when it is asked for', () => {
  expect(readConfig({ NODE_ENV: 'production', ...provider }).demoData).toBe(false);
  expect(readConfig({ NODE_ENV: 'production', ...provider, DEMO_DATA: 'true' }).demoData).toBe(
    true,
  );
  expect(readConfig({ DEMO_DATA: 'false' }).demoData).toBe(false);
});

it('names in one message what is missing, what is wrong and what is misspelt', () => {
  const read = () =>
    readConfig({
      NODE_ENV: 'production',
      PORT: 'abc',
      TLS_KEY: 'key.pem',
      OIDC_ISUER: 'https://accounts.google.com',
      DATABSE_URL: 'postgres://me@db/duka',
    });
  for (const error of [
    'PORT must be integer',
    'TLS_CERT is missing',
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing',
    'OIDC_ISUER is no setting; OIDC_ISSUER is',
    'DATABSE_URL is no setting; DATABASE_URL is',
  ]) {
    expect(read).toThrow(error);
  }
});

it.each([
  ['OIDC_CLIENTID', 'OIDC_CLIENT_ID'],
  ['DATABSE_URL', 'DATABASE_URL'],
  ['API_KEY', 'API_KEYS'],
  ['port', 'PORT'],
  ['RATE_LIMIT_SIGNIN', 'RATE_LIMIT_SIGN_IN'],
  ['ALLOW_DEMO_SIGNIN', 'ALLOW_DEMO_SIGN_IN'],
  ['VA_PREFIX_MANDRI', 'VA_PREFIX_MANDIRI'],
  ['S3_FORCE_PATHSTYLE', 'S3_FORCE_PATH_STYLE'],
])('takes %s for a misspelt %s', (given, meant) => {
  expect(misspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }]);
});

it.each([
  'PATH',
  'HOME',
  'HOSTNAME',
  'PGPORT',
  'PGHOST',
  'NODE_OPTIONS',
  'LOGNAME',
  'SHELL',
  'npm_config_cache',
  'VITE_API_KEY',
  'NODE_ENV',
  'S3_BUCKET',
])('takes %s for no misspelt setting', (name) => {
  expect(misspeltSettings({ [name]: 'x' })).toEqual([]);
});

it('leaves alone what is near to a setting that is given, and what is empty', () => {
  expect(misspeltSettings({ API_KEY: 'of another program', API_KEYS: 'mine' })).toEqual([]);
  expect(misspeltSettings({ API_KEY: '' })).toEqual([]);
});
