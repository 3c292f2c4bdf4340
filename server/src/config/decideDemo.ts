import { existsSync } from 'node:fs';

/** Whether this build of the server has the demo; `WITHOUT_DEMO=true npm run build` leaves it out. */
export const isDemoBuilt = existsSync(new URL('../demo', import.meta.url));

/** The parts of the demo that a server has. */
export interface Demo {
  /** The embedded identity provider, whose accounts have no passwords, with those of staff. */
  signIn: boolean;
  /** The page on which virtual accounts are paid without money. */
  bank: boolean;
  /** The page with all e-mails, which anybody can read. */
  mailbox: boolean;
  /** Whether an empty database is filled with invented listings. */
  data: boolean;
  /** Whether a build of the app may be served that names the demo's bank account and numbers. */
  build: boolean;
}

/** The settings that decide about the demo; docs/operate.md explains them. */
export interface DemoSettings {
  NODE_ENV?: string | undefined;
  /** The address on which the server listens; by default one of the own computer. */
  HOST?: string | undefined;
  /** Always given in production. */
  PUBLIC_URL?: string | undefined;
  OIDC_ISSUER?: string | undefined;
  BANK_PARTNER_ID?: string | undefined;
  SMTP_URL?: string | undefined;
  ALLOW_DEMO_SIGN_IN: boolean;
  ALLOW_DEMO_BANK: boolean;
  ALLOW_DEMO_MAILBOX: boolean;
  DEMO_DATA?: boolean | undefined;
}

/**
 * Decides which parts of the demo a server has: on the own computer each of which the settings do
 * not give the real one, anywhere else and in production only those that they name.
 * @param isBuilt whether this build has the demo at all
 */
export function decideDemo(s: DemoSettings, isBuilt = isDemoBuilt): Demo {
  if (!isBuilt) return { signIn: false, bank: false, mailbox: false, data: false, build: false };
  const isLocal = isOnOwnComputer(s);
  return {
    signIn: s.OIDC_ISSUER === undefined && (isLocal || s.ALLOW_DEMO_SIGN_IN),
    bank: s.BANK_PARTNER_ID === undefined && (isLocal || s.ALLOW_DEMO_BANK),
    mailbox: s.SMTP_URL === undefined && (isLocal || s.ALLOW_DEMO_MAILBOX),
    data: s.DEMO_DATA ?? isLocal,
    build: isLocal || s.ALLOW_DEMO_BANK,
  };
}

/** Returns whether a server is not in production and can be reached from its computer only. */
export function isOnOwnComputer({
  NODE_ENV,
  HOST,
  PUBLIC_URL,
}: Pick<DemoSettings, 'NODE_ENV' | 'HOST' | 'PUBLIC_URL'>): boolean {
  if (NODE_ENV === 'production') return false;
  if (HOST !== undefined && !isLoopback(HOST)) return false;
  if (PUBLIC_URL === undefined) return true;
  return URL.canParse(PUBLIC_URL) && isLoopback(new URL(PUBLIC_URL).hostname);
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|::1|\[::1\])$/.test(host);
}

/** Returns what is wrong with the settings of the demo, one sentence each. */
export function demoErrors(s: DemoSettings, isBuilt = isDemoBuilt): string[] {
  const errors = [];
  const parts = [
    'ALLOW_DEMO_SIGN_IN',
    'ALLOW_DEMO_BANK',
    'ALLOW_DEMO_MAILBOX',
    'DEMO_DATA',
  ] as const;
  for (const name of isBuilt ? [] : parts)
    if (s[name]) errors.push(`${name} cannot be given: the demo was left out of this build`);
  if (s.NODE_ENV === 'production' && s.PUBLIC_URL === undefined)
    errors.push('PUBLIC_URL is missing; in production, it is the address that browsers use');
  if (s.OIDC_ISSUER === undefined && !decideDemo(s, isBuilt).signIn) {
    errors.push(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing' +
        (isBuilt
          ? '; in production and where other computers reach the server, sign-in without a password needs ALLOW_DEMO_SIGN_IN=true'
          : ''),
    );
  }
  for (const [allowed, real] of [
    ['ALLOW_DEMO_SIGN_IN', 'OIDC_ISSUER'],
    ['ALLOW_DEMO_BANK', 'BANK_PARTNER_ID'],
    ['ALLOW_DEMO_MAILBOX', 'SMTP_URL'],
  ] as const) {
    if (s[allowed] && s[real] !== undefined)
      errors.push(`${allowed} cannot be given together with ${real}`);
  }
  return errors;
}
