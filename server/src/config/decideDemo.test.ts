import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { decideDemo, demoErrors } from './decideDemo.ts';

interface Given {
  production: boolean;
  /** Whether the server listens on all network interfaces. */
  exposed: boolean;
  address: 'none' | 'loopback' | 'public';
  bank: boolean;
  provider: boolean;
  allowSignIn: boolean;
  allowBank: boolean;
  allowMailbox: boolean;
}

const both = [false, true];

/** Every combination of the settings that decide about the demo. */
const combinations: Given[] = both.flatMap((production) =>
  both.flatMap((exposed) =>
    (['none', 'loopback', 'public'] as const).flatMap((address) =>
      both.flatMap((bank) =>
        both.flatMap((provider) =>
          both.flatMap((allowSignIn) =>
            both.flatMap((allowBank) =>
              both.map((allowMailbox) => ({
                production,
                exposed,
                address,
                bank,
                provider,
                allowSignIn,
                allowBank,
                allowMailbox,
              })),
            ),
          ),
        ),
      ),
    ),
  ),
);

/** Whether a server can be reached from its computer only, and is not in production. */
const isLocal = (given: Given) => !given.production && !given.exposed && given.address !== 'public';

/** What is refused at the start, with a part of the sentence. */
const refusals: [sentence: string, when: (given: Given) => boolean][] = [
  ['PUBLIC_URL is missing', (g) => g.production && g.address === 'none'],
  ['needs ALLOW_DEMO_SIGN_IN=true', (g) => !g.provider && !g.allowSignIn && !isLocal(g)],
  ['ALLOW_DEMO_SIGN_IN cannot be given', (g) => g.provider && g.allowSignIn],
  ['ALLOW_DEMO_BANK cannot be given', (g) => g.bank && g.allowBank],
];

const isRefused = (given: Given) => refusals.some(([, when]) => when(given));
const refused = combinations.filter(isRefused);
const started = combinations.filter((given) => !isRefused(given));

/** What a server has that starts: each of these facts is wanted by exactly these rules. */
const facts: [name: string, of: (config: Config) => boolean, when: (given: Given) => boolean][] = [
  // Demo accounts of staff have their roles only with this sign-in: demoData.test.ts.
  ['sign-in without passwords', (c) => c.demo.signIn, (g) => !g.provider],
  ['the demo bank', (c) => c.demo.bank, (g) => !g.bank && (g.allowBank || isLocal(g))],
  ['the mailbox', (c) => c.demo.mailbox, (g) => g.allowMailbox || isLocal(g)],
  ['demo listings', (c) => c.demo.data, isLocal],
  ['a build with demo payment data', (c) => c.demo.build, (g) => g.allowBank || isLocal(g)],
  [
    'virtual accounts',
    (c) => Object.keys(c.virtualAccountPrefixes).length > 0,
    (g) => g.bank || g.allowBank || isLocal(g),
  ],
];

describe('the demo', () => {
  it('is tried with all 384 combinations of its settings', () => {
    expect([refused.length, started.length]).toEqual([252, 132]);
  });

  it.each(refused.map((given) => [nameOf(given), given] as const))(
    'does not start with %s',
    (_, given) => {
      const sentences = refusals.filter(([, when]) => when(given)).map(([sentence]) => sentence);
      for (const sentence of sentences)
        expect(() => readConfig(toSettings(given))).toThrow(sentence);
    },
  );

  it.each(started.map((given) => [nameOf(given), given] as const))(
    'is as wanted with %s',
    (_, given) => {
      const config = readConfig(toSettings(given));
      expect(Object.fromEntries(facts.map(([name, of]) => [name, of(config)]))).toEqual(
        Object.fromEntries(facts.map(([name, , when]) => [name, when(given)])),
      );
    },
  );

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:4000', true],
    ['http://[::1]:3000', true],
    ['http://127.0.0.1.example.org', false],
    ['http://localhost.example.org', false],
    ['http://192.168.1.5:3000', false],
    ['http://0.0.0.0:3000', false],
  ])('takes the address %s for the own computer: %s', (address, own) => {
    const { demo } = readConfig({ PUBLIC_URL: address, ...provider });
    expect(demo).toEqual({ signIn: false, bank: own, mailbox: own, data: own, build: own });
  });

  it.each([
    ['localhost', true],
    ['127.0.0.2', true],
    ['::1', true],
    ['::', false],
    ['192.168.1.5', false],
    ['localhost.example.org', false],
  ])('takes the host %s for the own computer: %s', (HOST, own) => {
    expect(readConfig({ HOST, ...provider }).demo.bank).toBe(own);
  });
});

describe('a build without the demo', () => {
  const settings = { ALLOW_DEMO_SIGN_IN: false, ALLOW_DEMO_BANK: false, ALLOW_DEMO_MAILBOX: false };

  it('has no part of it, on the own computer either, and so needs an identity provider', () => {
    expect(Object.values(decideDemo(settings, false))).toEqual([false, false, false, false, false]);
    expect(demoErrors(settings, false)).toEqual([
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing',
    ]);
  });

  it('refuses each part that is named', () => {
    const named = { ALLOW_DEMO_SIGN_IN: true, ALLOW_DEMO_BANK: true, ALLOW_DEMO_MAILBOX: true };
    expect(demoErrors({ ...named, ...provider, DEMO_DATA: true }, false)).toEqual([
      'ALLOW_DEMO_SIGN_IN cannot be given: the demo was left out of this build',
      'ALLOW_DEMO_BANK cannot be given: the demo was left out of this build',
      'ALLOW_DEMO_MAILBOX cannot be given: the demo was left out of this build',
      'DEMO_DATA cannot be given: the demo was left out of this build',
      'ALLOW_DEMO_SIGN_IN cannot be given together with OIDC_ISSUER',
    ]);
  });
});

const provider = {
  OIDC_ISSUER: 'https://accounts.google.com',
  OIDC_CLIENT_ID: 'id',
  OIDC_CLIENT_SECRET: 'secret',
};

const bank = {
  BANK_PARTNER_ID: 'DUKA',
  BANK_CLIENT_KEY: 'key',
  BANK_CLIENT_SECRET: 'a secret of the bank',
  BANK_PUBLIC_KEY: 'bank.pem',
  VA_PREFIX_BCA: '12345',
};

const addresses = {
  none: {},
  loopback: { PUBLIC_URL: 'http://127.0.0.1:3000' },
  public: { PUBLIC_URL: 'https://duka.example.org' },
};

function toSettings(given: Given): Record<string, string> {
  return {
    ...(given.production && { NODE_ENV: 'production' }),
    ...(given.exposed && { HOST: '0.0.0.0' }),
    ...addresses[given.address],
    ...(given.bank && bank),
    ...(given.provider && provider),
    ...(given.allowSignIn && { ALLOW_DEMO_SIGN_IN: 'true' }),
    ...(given.allowBank && { ALLOW_DEMO_BANK: 'true' }),
    ...(given.allowMailbox && { ALLOW_DEMO_MAILBOX: 'true' }),
  };
}

function nameOf(given: Given): string {
  return Object.keys(toSettings(given)).join(' ') || 'no settings';
}
