import { resolve } from 'node:path';
import { type BankCode, bankCodes } from '@dukacita/shared/bankCodes';
import { Ajv } from 'ajv';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import { decideDemo, type Demo, demoErrors, isOnOwnComputer } from './decideDemo.ts';
import { type Misspelling, findMisspeltNames } from './findMisspeltNames.ts';

/** The API key of the app unless another one is configured. It is public and grants nothing. */
export const demoApiKey = 'dukacita-demo';

/** The rate for payments by PayPal of a server on the own computer. */
const demoRupiahPerDollar = 16_500;

/** The company codes of the demo bank. */
const demoPrefixes: Record<BankCode, string> = {
  bca: '70012',
  mandiri: '89345',
  bni: '98812',
  bri: '26215',
};

/** Returns the setting with the company code of a bank. */
const prefixSetting = <Bank extends BankCode>(bank: Bank) =>
  `VA_PREFIX_${bank.toUpperCase() as Uppercase<Bank>}` as const;

const prefixSettings = bankCodes.map((bank) => prefixSetting(bank));

const prefixSchemas = Object.fromEntries(
  prefixSettings.map((name) => [name, { type: 'string', pattern: '^\\d{3,8}$' }]),
) as Record<(typeof prefixSettings)[number], { readonly type: 'string'; readonly pattern: string }>;

/** The JSON Schema of every setting, with its default; docs/operate.md explains them. */
const settings = {
  PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 3000 },
  HOST: { type: 'string', default: '127.0.0.1' },
  PUBLIC_URL: { type: 'string', format: 'uri', pattern: '^https?://' },
  DATA_DIR: { type: 'string', default: '.data' },
  SECRETS_FILE: { type: 'string' },
  DATABASE_URL: { type: 'string', pattern: '^postgres(ql)?://' },
  DATABASE_CONNECTIONS: { type: 'integer', minimum: 2, maximum: 1000, default: 20 },
  DATABASE_STATEMENT_TIMEOUT_MS: { type: 'integer', minimum: 0, maximum: 3600000, default: 30000 },
  APP_DIST: { type: 'string', default: 'dist' },
  LOG_LEVEL: {
    type: 'string',
    enum: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'info',
  },
  NODE_ENV: { type: 'string' },
  VALIDATE_RESPONSES: { type: 'boolean' },
  TRUST_PROXY: { type: 'string', default: '' },
  TLS_CERT: { type: 'string' },
  TLS_KEY: { type: 'string' },
  TLS_PORT: { type: 'integer', minimum: 0, maximum: 65535, default: 8023 },
  API_KEYS: { type: 'string', minLength: 1, default: demoApiKey },
  OIDC_ISSUER: { type: 'string', format: 'uri', pattern: '^https?://' },
  OIDC_CLIENT_ID: { type: 'string' },
  OIDC_CLIENT_SECRET: { type: 'string' },
  ALLOW_DEMO_SIGN_IN: { type: 'boolean', default: false },
  ANDROID_PACKAGE: { type: 'string' },
  BOT_CHECK_SECRET: { type: 'string' },
  BOT_CHECK_VERIFY_URL: {
    type: 'string',
    format: 'uri',
    pattern: '^https?://',
    default: 'https://www.google.com/recaptcha/api/siteverify',
  },
  S3_BUCKET: { type: 'string' },
  S3_REGION: { type: 'string' },
  S3_ENDPOINT: { type: 'string', format: 'uri', pattern: '^https?://' },
  S3_ACCESS_KEY_ID: { type: 'string' },
  S3_SECRET_ACCESS_KEY: { type: 'string' },
  S3_FORCE_PATH_STYLE: { type: 'boolean', default: false },
  APP_ORIGINS: { type: 'string', default: '' },
  EXTRA_SCRIPT_ORIGINS: { type: 'string', default: '' },
  RATE_LIMIT_READ: { type: 'integer', minimum: 0, default: 3000 },
  RATE_LIMIT_SIGN_IN: { type: 'integer', minimum: 0, default: 60 },
  RATE_LIMIT_PREVIEW: { type: 'integer', minimum: 0, default: 120 },
  RATE_LIMIT_UPLOAD: { type: 'integer', minimum: 0, default: 30 },
  RATE_LIMIT_ORDER: { type: 'integer', minimum: 0, default: 60 },
  RATE_LIMIT_RARE: { type: 'integer', minimum: 0, default: 10 },
  BANK_PARTNER_ID: { type: 'string', maxLength: 36 },
  BANK_CLIENT_KEY: { type: 'string' },
  BANK_CLIENT_SECRET: { type: 'string', minLength: 16 },
  BANK_PUBLIC_KEY: { type: 'string' },
  BANK_REPORTS_LATE_PAYMENTS: { type: 'boolean', default: false },
  ALLOW_DEMO_BANK: { type: 'boolean', default: false },
  SMTP_URL: { type: 'string', format: 'uri', pattern: '^smtps?://' },
  MAIL_FROM: { type: 'string', pattern: '^[^\\r\\n]*[^\\s<>@]+@[^\\s<>@]+>?$' },
  ALLOW_DEMO_MAILBOX: { type: 'boolean', default: false },
  QUIET_HOURS_FROM: { type: 'integer', minimum: 0, maximum: 23, default: 22 },
  QUIET_HOURS_TO: { type: 'integer', minimum: 0, maximum: 23, default: 6 },
  PUSH_SERVICES: {
    type: 'string',
    default:
      'fcm.googleapis.com,updates.push.services.mozilla.com,*.push.apple.com,*.notify.windows.com',
  },
  FIRST_ADMIN: { type: 'string', maxLength: 255 },
  ORDER_EXPIRY_SECONDS: { type: 'integer', minimum: 1, maximum: 31536000, default: 86400 },
  PROOF_CHECK_MINUTES: { type: 'integer', minimum: 1, maximum: 10080, default: 60 },
  PROOF_RETRY_MINUTES: { type: 'integer', minimum: 1, maximum: 10080, default: 120 },
  REVIEW_MINUTES: { type: 'integer', minimum: 1, maximum: 10080, default: 30 },
  FLORIST_ANSWER_MINUTES: { type: 'integer', minimum: 1, maximum: 10080, default: 30 },
  DELIVERY_MINUTES: { type: 'integer', minimum: 1, maximum: 10080, default: 240 },
  REFUND_DAYS: { type: 'integer', minimum: 1, maximum: 90, default: 3 },
  PAYPAL_RUPIAH_PER_DOLLAR: { type: 'integer', minimum: 1000, maximum: 1000000 },
  ...prefixSchemas,
  PREPARE_PICTURES: { type: 'boolean', default: true },
  RUN_JOBS: { type: 'boolean', default: true },
  JOB_POLL_MS: { type: 'integer', minimum: 10, maximum: 60000, default: 1000 },
  FIELD_FIGURES: { type: 'boolean', default: true },
  DEMO_DATA: { type: 'boolean' },
  PERSON_LIST_LIMIT: { type: 'integer', minimum: 1, maximum: 1000000, default: 10000 },
  MESSAGE_LIST_LIMIT: { type: 'integer', minimum: 1, maximum: 1000000, default: 2000 },
} as const;

/** Settings that must be given together or not at all. */
const settingGroups = [
  ['TLS_CERT', 'TLS_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'],
  ['BANK_PARTNER_ID', 'BANK_CLIENT_KEY', 'BANK_CLIENT_SECRET', 'BANK_PUBLIC_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

/**
 * Reads the settings from an environment.
 * @throws {Error} that lists every missing or malformed setting, and every name that may be a
 *   misspelt setting; what a setting names, such as a file or a proxy, is checked when it is used
 */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(settings)) {
    if (env[name] !== undefined && env[name] !== '') values[name] = env[name];
  }
  const errors = [
    ...schemaErrors(values),
    ...settingGroups.flatMap((names) => incompleteErrors(names, values)),
    ...demoErrors(values as unknown as Settings),
    ...prefixErrors(values),
    ...appOriginErrors(values),
  ];
  if (errors.length > 0) {
    const lines = [...errors, ...findMisspeltSettings(env).map(describeMisspelling)];
    throw new Error(`Invalid settings:\n${lines.map((line) => `- ${line}`).join('\n')}`);
  }
  return toConfig(values as unknown as Settings);
}

/** Finds names in an environment that are not settings, but similar to one that is not given. */
export function findMisspeltSettings(
  env: Record<string, string | undefined> = process.env,
): Misspelling[] {
  return findMisspeltNames(
    Object.keys(env).filter((name) => env[name]),
    Object.keys(settings),
  );
}

/** Describes a misspelt setting with the name that was probably meant. */
export function describeMisspelling({ given, meant }: Misspelling): string {
  return `${given} is not a setting; did you mean ${meant}?`;
}

type Settings = {
  [Name in keyof typeof settings]: (typeof settings)[Name] extends { default: unknown }
    ? Value<(typeof settings)[Name]>
    : Value<(typeof settings)[Name]> | undefined;
};
type Value<Setting> = Setting extends { type: 'integer' }
  ? number
  : Setting extends { type: 'boolean' }
    ? boolean
    : string;

/** Fills in defaults and converts texts. */
const validate = new Ajv({
  allErrors: true,
  coerceTypes: true,
  useDefaults: true,
  formats: fullFormats,
}).compile({ type: 'object', properties: settings });

function schemaErrors(values: Record<string, unknown>): string[] {
  if (validate(values)) return [];
  return (validate.errors ?? []).map((error) => {
    const allowed =
      error.keyword === 'enum' ? `: ${(error.params['allowedValues'] as string[]).join(', ')}` : '';
    return `${error.instancePath.slice(1)} ${error.message ?? 'is not valid'}${allowed}`;
  });
}

function incompleteErrors(names: string[], values: Record<string, unknown>): string[] {
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `${name} is missing; ${names.join(', ')} must be given together`);
}

/** Numbers that begin with a code that the provider does not know are paid to nobody. */
function prefixErrors(values: Record<string, unknown>): string[] {
  const isOffered = prefixSettings.some((name) => values[name] !== undefined);
  return values['BANK_PARTNER_ID'] === undefined || isOffered
    ? []
    : [
        `${prefixSettings.join(', ')} are missing; the provider of BANK_PARTNER_ID needs at least one`,
      ];
}

/** `*` or an address with a path would match no browser's `Origin` header. */
function appOriginErrors({ APP_ORIGINS: origins }: Record<string, unknown>): string[] {
  return list(typeof origins === 'string' ? origins : '')
    .filter((text) => !URL.canParse(text) || new URL(text).origin !== text)
    .map((text) => `APP_ORIGINS has ${text}, which is not an origin such as https://app.example`);
}

/** The settings of the server, validated and with defaults filled in. */
export type Config = ReturnType<typeof toConfig>;

/** Requests per minute to one operation, by user or else by IP address; 0 is no limit. */
export type RateLimits = Config['rateLimits'];

function toConfig(s: Settings) {
  const demo = decideDemo(s);
  const dataDir = resolve(s.DATA_DIR);
  const publicUrl = (s.PUBLIC_URL ?? `http://localhost:${s.PORT}`).replace(/\/+$/, '');
  const bank =
    s.BANK_PARTNER_ID && s.BANK_CLIENT_KEY && s.BANK_CLIENT_SECRET && s.BANK_PUBLIC_KEY
      ? {
          partnerId: s.BANK_PARTNER_ID,
          clientKey: s.BANK_CLIENT_KEY,
          clientSecret: s.BANK_CLIENT_SECRET,
          publicKeyFile: resolve(s.BANK_PUBLIC_KEY),
        }
      : undefined;
  return {
    port: s.PORT,
    host: s.HOST,
    /** The address where browsers and the identity provider reach the server, without final slash. */
    publicUrl,
    /** Absolute path of the folder for the database, files and secrets. */
    dataDir,
    /** Absolute path of the secrets file, which is created on the first start. */
    secretsFile: resolve(s.SECRETS_FILE ?? `${dataDir}/secrets.json`),
    /** URL of a PostgreSQL server; undefined for the embedded database below `dataDir`. */
    databaseUrl: s.DATABASE_URL,
    /** The limits of this instance on a PostgreSQL server; the embedded database has none. */
    databaseLimits: {
      connections: s.DATABASE_CONNECTIONS,
      /** How long a statement may run, in ms; 0 is no limit. */
      statementTimeoutMs: s.DATABASE_STATEMENT_TIMEOUT_MS,
    },
    /** Absolute path of the built app, which is served if the folder exists. */
    appDist: resolve(s.APP_DIST),
    logLevel: s.LOG_LEVEL,
    /** Whether every response is validated against the contract. */
    validateResponses: s.VALIDATE_RESPONSES ?? s.NODE_ENV !== 'production',
    /** Addresses or subnets of proxies whose `X-Forwarded-*` headers are trusted. */
    trustProxy: list(s.TRUST_PROXY),
    tls:
      s.TLS_CERT && s.TLS_KEY
        ? { certFile: resolve(s.TLS_CERT), keyFile: resolve(s.TLS_KEY), port: s.TLS_PORT }
        : undefined,
    apiKeys: list(s.API_KEYS),
    /** An external identity provider; undefined for the embedded one, which has demo accounts. */
    oidc:
      s.OIDC_ISSUER && s.OIDC_CLIENT_ID && s.OIDC_CLIENT_SECRET
        ? { issuer: s.OIDC_ISSUER, clientId: s.OIDC_CLIENT_ID, clientSecret: s.OIDC_CLIENT_SECRET }
        : undefined,
    /** Absolute path of the Android package for download. */
    androidPackage: s.ANDROID_PACKAGE ? resolve(s.ANDROID_PACKAGE) : undefined,
    /** The bot check (a CAPTCHA service) that every order must pass; undefined for no check. */
    botCheck: s.BOT_CHECK_SECRET
      ? { secret: s.BOT_CHECK_SECRET, verifyUrl: s.BOT_CHECK_VERIFY_URL }
      : undefined,
    s3:
      s.S3_BUCKET && s.S3_REGION && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
        ? {
            bucket: s.S3_BUCKET,
            region: s.S3_REGION,
            endpoint: s.S3_ENDPOINT,
            accessKeyId: s.S3_ACCESS_KEY_ID,
            secretAccessKey: s.S3_SECRET_ACCESS_KEY,
            forcePathStyle: s.S3_FORCE_PATH_STYLE,
          }
        : undefined,
    /** Origins other than the server's own that serve the app and call the server (CORS). */
    appOrigins: list(s.APP_ORIGINS),
    /** Further origins whose scripts pages may load, for bot check and analytics. */
    extraScriptOrigins: list(s.EXTRA_SCRIPT_ORIGINS),
    rateLimits: {
      read: s.RATE_LIMIT_READ,
      signIn: s.RATE_LIMIT_SIGN_IN,
      preview: s.RATE_LIMIT_PREVIEW,
      upload: s.RATE_LIMIT_UPLOAD,
      order: s.RATE_LIMIT_ORDER,
      /** Calls that users need rarely and that could be abused. */
      rare: s.RATE_LIMIT_RARE,
    },
    /** The bank, or payment provider, that may report payments to virtual accounts. */
    bank,
    /** The mail server that sends e-mails, and their sender; undefined for none. */
    mail: s.SMTP_URL && s.MAIL_FROM ? { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM } : undefined,
    /** Hours of the day in Jakarta between which no push messages are sent. */
    quietHours: { from: s.QUIET_HOURS_FROM, to: s.QUIET_HOURS_TO },
    /** The hosts of push services to which the server sends; `*.` stands for any subdomains. */
    pushServices: list(s.PUSH_SERVICES),
    /** The parts of the demo that the server has. */
    demo,
    /** Whether the provider reports payments that it has accepted after the deadline. */
    bankReportsLatePayments: s.BANK_REPORTS_LATE_PAYMENTS,
    /** The `sub` of the first user with the role `admin`, who grants the other roles. */
    firstAdmin: s.FIRST_ADMIN,
    orders: {
      /** Seconds within which an order has to be paid. */
      expirySeconds: s.ORDER_EXPIRY_SECONDS,
      /** Minutes within which finance is to check a proof of payment. */
      proofMinutes: s.PROOF_CHECK_MINUTES,
      /** Minutes that a buyer has for another proof after the first one was declined. */
      proofRetryMinutes: s.PROOF_RETRY_MINUTES,
      /** Minutes within which a card is to be reviewed. */
      reviewMinutes: s.REVIEW_MINUTES,
      /** Minutes within which a florist is to answer. */
      floristMinutes: s.FLORIST_ANSWER_MINUTES,
      /** Minutes from the florist's acceptance within which a board is to be delivered. */
      deliveryMinutes: s.DELIVERY_MINUTES,
      /** Days within which finance is to decide about late money, and to return money. */
      refundDays: s.REFUND_DAYS,
    },
    /** Whole rupiah per US dollar for payments by PayPal of new orders; undefined for no rate. */
    rupiahPerDollar:
      s.PAYPAL_RUPIAH_PER_DOLLAR ?? (isOnOwnComputer(s) ? demoRupiahPerDollar : undefined),
    virtualAccountPrefixes: offeredPrefixes(s, demo),
    /** Whether the server encodes the pictures in the background after it has started. */
    preparePictures: s.PREPARE_PICTURES,
    /** Whether this instance runs jobs, and how long it waits when idle before it looks again, in ms. */
    jobs: { run: s.RUN_JOBS, pollMs: s.JOB_POLL_MS },
    /** Whether the server counts how fast the app is for its visitors, and their errors. */
    fieldFigures: s.FIELD_FIGURES,
    /** The maximum number of rows in one list, newest first. */
    personListLimit: s.PERSON_LIST_LIMIT,
    messageListLimit: s.MESSAGE_LIST_LIMIT,
  };
}

/**
 * Returns the banks at which virtual accounts are offered, with the company codes with which their
 * numbers begin; none without anybody who reports payments.
 */
function offeredPrefixes(s: Settings, demo: Demo): Partial<Record<BankCode, string>> {
  if (s.BANK_PARTNER_ID === undefined && !demo.bank) return {};
  return Object.fromEntries(
    bankCodes.flatMap((bank) => {
      const code = s[prefixSetting(bank)] ?? (demo.bank ? demoPrefixes[bank] : undefined);
      return code === undefined ? [] : [[bank, code]];
    }),
  );
}

function list(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}
