import * as v from 'valibot';

/** A bank account to which customers transfer. */
export interface BankAccount {
  readonly bankName: string;
  /** Digits only, as typed into a banking app. */
  readonly number: string;
  readonly holder: string;
}

/**
 * The validated build-time configuration of the app. A feature that is off is `null` or `false`.
 */
export interface Environment {
  /** Whether this is a production build. */
  readonly production: boolean;
  /** The product name in the top bar. */
  readonly productName: string;
  /**
   * Origin, and path if any, of the upstream without a trailing slash; `null` means the origin of
   * the page.
   */
  readonly upstreamUrl: string | null;
  /**
   * Base URL for images whose stored URL has an old plain-http IP host; `null` means the upstream.
   */
  readonly secureUpstreamUrl: string | null;
  /**
   * Sent in the query of every main call. It is public: it identifies the app and grants no access.
   */
  readonly apiKey: string;
  /**
   * The key that encrypts the stored session is derived from it. It is part of the bundle, so it
   * only obscures the session and does not protect it.
   */
  readonly salt: string;
  /** The site key of the bot check for orders; `null` disables the check. */
  readonly botCheckSiteKey: string | null;
  /** URL of the bot check script. */
  readonly botCheckScriptUrl: string;
  readonly virtualAssistant: boolean;
  readonly virtualAccount: boolean;
  /** Whether a service worker caches visited pages for offline use. */
  readonly offline: boolean;
  /** Base URL of the analytics server; `null` disables analytics. */
  readonly analyticsUrl: string | null;
  /** Phone numbers as digits with country code, the format of `wa.me`. */
  readonly phones: {
    readonly customerService: string;
    readonly bandung: string;
    readonly semarang: string;
    readonly paymentConfirmation: string;
  };
  readonly bankAccount: BankAccount;
  readonly paypalAddress: string;
  readonly storeUrl: string | null;
  readonly androidPackageUrl: string;
}

/** Thrown when build-time values are invalid; `errors` has one line for each of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
  readonly errors: readonly string[];

  constructor(errors: readonly string[]) {
    super(
      `${errors.length} build-time value(s) are invalid. Set them in .env.local or in the environment of the build:\n` +
        errors.map((error) => `- ${error}`).join('\n'),
    );
    this.errors = errors;
  }
}

/**
 * Reads the build-time values from `import.meta.env`. A missing or empty value gets its demo
 * default, so that a build works without configuration.
 * @throws EnvironmentError that lists all invalid values
 */
export function readEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const nonEmptyValues = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== ''),
  );
  const result = v.safeParse(settings, nonEmptyValues);
  if (!result.success) {
    throw new EnvironmentError(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'environment'} ${issue.message}`),
    );
  }
  const s = result.output;
  return {
    production: s.PROD,
    productName: s.VITE_PRODUCT_NAME,
    upstreamUrl: s.VITE_UPSTREAM_URL,
    secureUpstreamUrl: s.VITE_SECURE_UPSTREAM_URL,
    apiKey: s.VITE_API_KEY,
    salt: s.VITE_SALT,
    botCheckSiteKey: s.VITE_BOT_CHECK_SITE_KEY,
    botCheckScriptUrl: s.VITE_BOT_CHECK_SCRIPT_URL,
    virtualAssistant: s.VITE_VIRTUAL_ASSISTANT,
    virtualAccount: s.VITE_VIRTUAL_ACCOUNT,
    offline: s.VITE_OFFLINE,
    analyticsUrl: s.VITE_ANALYTICS_URL,
    phones: {
      customerService: s.VITE_PHONE_CUSTOMER_SERVICE,
      bandung: s.VITE_PHONE_BANDUNG,
      semarang: s.VITE_PHONE_SEMARANG,
      paymentConfirmation: s.VITE_PHONE_PAYMENT_CONFIRMATION,
    },
    bankAccount: {
      bankName: s.VITE_BANK_NAME,
      number: s.VITE_BANK_ACCOUNT_NUMBER,
      holder: s.VITE_BANK_ACCOUNT_HOLDER,
    },
    paypalAddress: s.VITE_PAYPAL_ADDRESS,
    storeUrl: s.VITE_STORE_URL,
    androidPackageUrl: s.VITE_ANDROID_PACKAGE_URL,
  };
}

const text = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be blank'));

const webAddress = v.pipe(
  text,
  v.check(
    isWebAddress,
    'must be an absolute http:// or https:// address without query or fragment',
  ),
  v.transform((address) => address.replace(/\/+$/, '')),
);

const secureAddress = v.pipe(
  webAddress,
  v.check((address) => address.startsWith('https://'), 'must start with https://'),
);

const download = v.pipe(
  text,
  v.check(
    (address) => (address.startsWith('/') && !address.startsWith('//')) || isWebAddress(address),
    'must be a path that begins with one slash, or an absolute http:// or https:// address',
  ),
);

const flag = v.pipe(
  text,
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);

const phone = v.pipe(
  text,
  v.transform((value) => value.replace(/[\s()+-]/g, '')),
  v.regex(
    /^[1-9]\d{7,14}$/,
    'must be a phone number with its country code, such as +62 812 3456 7890',
  ),
);

const accountNumber = v.pipe(
  text,
  v.transform((value) => value.replace(/[\s.-]/g, '')),
  v.regex(/^\d{6,20}$/, 'must be an account number of 6 to 20 digits'),
);

const settings = v.object({
  PROD: v.optional(v.boolean('must be a boolean'), false),
  VITE_PRODUCT_NAME: v.optional(text, 'Dukacita'),
  VITE_UPSTREAM_URL: v.nullish(webAddress, null),
  VITE_SECURE_UPSTREAM_URL: v.nullish(secureAddress, null),
  VITE_API_KEY: v.optional(
    v.pipe(text, v.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')),
    'dukacita-demo',
  ),
  VITE_SALT: v.optional(
    v.pipe(text, v.minLength(16, 'must have at least 16 characters')),
    'dukacita-demo-salt-2026',
  ),
  VITE_BOT_CHECK_SITE_KEY: v.nullish(text, null),
  VITE_BOT_CHECK_SCRIPT_URL: v.optional(secureAddress, 'https://www.google.com/recaptcha/api.js'),
  VITE_VIRTUAL_ASSISTANT: v.optional(flag, 'false'),
  VITE_VIRTUAL_ACCOUNT: v.optional(flag, 'true'),
  VITE_OFFLINE: v.optional(flag, 'true'),
  VITE_ANALYTICS_URL: v.nullish(secureAddress, null),
  VITE_PHONE_CUSTOMER_SERVICE: v.optional(phone, '+62 811 0000 1001'),
  VITE_PHONE_BANDUNG: v.optional(phone, '+62 811 0000 1002'),
  VITE_PHONE_SEMARANG: v.optional(phone, '+62 811 0000 1003'),
  VITE_PHONE_PAYMENT_CONFIRMATION: v.optional(phone, '+62 811 0000 1004'),
  VITE_BANK_NAME: v.optional(text, 'Bank Central Asia (BCA)'),
  VITE_BANK_ACCOUNT_NUMBER: v.optional(accountNumber, '0080 0012 34'),
  VITE_BANK_ACCOUNT_HOLDER: v.optional(text, 'PT Dukacita Nusantara'),
  VITE_PAYPAL_ADDRESS: v.optional(
    v.pipe(text, v.email('must be an e-mail address')),
    'bayar@dukacita.example',
  ),
  VITE_STORE_URL: v.nullish(secureAddress, null),
  VITE_ANDROID_PACKAGE_URL: v.optional(download, '/unduh/dukacita-1.5.5.apk'),
});

function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, search, hash, username, password } = new URL(address);
  return /^https?:$/.test(protocol) && search + hash + username + password === '';
}
