import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { findMisspeltSettings, readConfig } from './config.ts';

const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};

it('has a default for every required setting', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    dataDir: resolve('.data'),
    secretsFile: resolve('.data/secrets.json'),
    databaseUrl: undefined,
    databaseLimits: { connections: 20, statementTimeoutMs: 30_000 },
    apiKeys: ['dukacita-demo'],
    oidc: undefined,
    tls: undefined,
    s3: undefined,
    trustProxy: [],
    validateResponses: true,
    preparePictures: true,
    jobs: { run: true, pollMs: 1000 },
    demo: { data: true },
  });
});

it('treats an empty setting as not given', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '', OIDC_ISSUER: '' })).toEqual(readConfig({}));
});

it('reads settings from the environment', () => {
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
    RUN_JOBS: 'false',
    JOB_POLL_MS: '50',
    DATABASE_CONNECTIONS: '5',
    DATABASE_STATEMENT_TIMEOUT_MS: '0',
  });
  expect(config).toMatchObject({
    port: 8080,
    publicUrl: 'https://duka.example.org',
    databaseUrl: 'postgres://me@db/duka',
    apiKeys: ['one', 'two'],
    validateResponses: false,
    oidc: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    tls: { certFile: resolve('cert.pem'), keyFile: resolve('key.pem'), port: 8023 },
    jobs: { run: false, pollMs: 50 },
    databaseLimits: { connections: 5, statementTimeoutMs: 0 },
    demo: { data: false },
  });
  expect(config.rateLimits.order).toBe(0);
});

it('lists every invalid setting in one error', () => {
  const read = () =>
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
  for (const message of [
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
    expect(read).toThrow(message);
  }
});

it('accepts only origins in APP_ORIGINS', () => {
  const origins = 'https://app.example, http://localhost:4000';
  expect(readConfig({ APP_ORIGINS: origins }).appOrigins).toEqual([
    'https://app.example',
    'http://localhost:4000',
  ]);
  for (const wrong of ['*', 'https://app.example/', 'app.example', 'https://app.example/duka'])
    expect(() => readConfig({ APP_ORIGINS: `https://app.example,${wrong}` })).toThrow(
      `APP_ORIGINS has ${wrong}, which is not an origin`,
    );
});

it('loads demo data elsewhere than on the own computer only when DEMO_DATA is set', () => {
  const isLoaded = (settings: Record<string, string>) =>
    readConfig({ PUBLIC_URL: 'https://duka.example.org', ...provider, ...settings }).demo.data;
  expect(isLoaded({})).toBe(false);
  expect(isLoaded({ NODE_ENV: 'production' })).toBe(false);
  expect(isLoaded({ NODE_ENV: 'production', DEMO_DATA: 'true' })).toBe(true);
  expect(readConfig({ DEMO_DATA: 'false' }).demo.data).toBe(false);
});

it('offers virtual accounts at the banks whose company codes the provider has', () => {
  const bank = {
    BANK_PARTNER_ID: 'DUKA',
    BANK_CLIENT_KEY: 'key',
    BANK_CLIENT_SECRET: 'a secret of the bank',
    BANK_PUBLIC_KEY: 'bank.pem',
  };
  expect(readConfig({}).virtualAccountPrefixes).toEqual({
    bca: '70012',
    mandiri: '89345',
    bni: '98812',
    bri: '26215',
  });
  expect(readConfig({ VA_PREFIX_BNI: '988' }).virtualAccountPrefixes).toMatchObject({
    bca: '70012',
    bni: '988',
  });
  expect(readConfig({ ...bank, VA_PREFIX_BNI: '988' }).virtualAccountPrefixes).toEqual({
    bni: '988',
  });
  expect(() => readConfig(bank)).toThrow(
    'VA_PREFIX_BCA, VA_PREFIX_MANDIRI, VA_PREFIX_BNI, VA_PREFIX_BRI are missing; the provider of BANK_PARTNER_ID needs at least one',
  );
});

it('has a rate for PayPal in production only when PAYPAL_RUPIAH_PER_DOLLAR is set', () => {
  const production = {
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://duka.example.org',
    ...provider,
  };
  expect(readConfig({}).rupiahPerDollar).toBe(16_500);
  expect(readConfig(production).rupiahPerDollar).toBeUndefined();
  expect(readConfig({ ...production, PAYPAL_RUPIAH_PER_DOLLAR: '15900' }).rupiahPerDollar).toBe(
    15_900,
  );
});

it.each([
  ['16.000', 'must be >= 1000'],
  ['16.500', 'must be integer'],
  ['16500,5', 'must be integer'],
  ['0', 'must be >= 1000'],
  ['-16500', 'must be >= 1000'],
  ['165000000', 'must be <= 1000000'],
  ['Rp 16500', 'must be integer'],
])('rejects %s rupiah per dollar: %s', (rate, message) => {
  expect(() => readConfig({ PAYPAL_RUPIAH_PER_DOLLAR: rate })).toThrow(
    `PAYPAL_RUPIAH_PER_DOLLAR ${message}`,
  );
});

it('needs a sender and a mail server together', () => {
  const mail = { SMTP_URL: 'smtps://me:secret@mail.example', MAIL_FROM: 'Duka <a@duka.example>' };
  expect(readConfig(mail)).toMatchObject({
    mail: { smtpUrl: mail.SMTP_URL, from: mail.MAIL_FROM },
    demo: { mailbox: false },
  });
  expect(() => readConfig({ ...mail, ALLOW_DEMO_MAILBOX: 'true' })).toThrow(
    'ALLOW_DEMO_MAILBOX cannot be given together with SMTP_URL',
  );
  expect(() => readConfig({ SMTP_URL: mail.SMTP_URL })).toThrow('MAIL_FROM is missing');
  expect(() => readConfig({ ...mail, MAIL_FROM: 'a@duka.example\r\nBcc: b@c' })).toThrow(
    'MAIL_FROM must match pattern',
  );
});

it('lists missing, invalid and misspelt settings in one error', () => {
  const read = () =>
    readConfig({
      NODE_ENV: 'production',
      PORT: 'abc',
      TLS_KEY: 'key.pem',
      OIDC_ISUER: 'https://accounts.google.com',
      DATABSE_URL: 'postgres://me@db/duka',
    });
  for (const message of [
    'PORT must be integer',
    'TLS_CERT is missing',
    'PUBLIC_URL is missing',
    'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing',
    'OIDC_ISUER is not a setting; did you mean OIDC_ISSUER?',
    'DATABSE_URL is not a setting; did you mean DATABASE_URL?',
  ]) {
    expect(read).toThrow(message);
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
])('recognises %s as a misspelt %s', (given, meant) => {
  expect(findMisspeltSettings({ [given]: 'x' })).toEqual([{ given, meant }]);
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
])('does not treat %s as a misspelt setting', (name) => {
  expect(findMisspeltSettings({ [name]: 'x' })).toEqual([]);
});

it('ignores names close to a setting that is given, and empty values', () => {
  expect(findMisspeltSettings({ API_KEY: 'of another program', API_KEYS: 'mine' })).toEqual([]);
  expect(findMisspeltSettings({ API_KEY: '' })).toEqual([]);
});
