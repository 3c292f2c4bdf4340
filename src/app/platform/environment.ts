import * as v from 'valibot';
import type { Payee } from '../../features/ordering/payment/payee.ts';

/** The bank account to which buyers transfer the price of an order. */
export interface BankAccount {
  readonly bankName: string;
  /** Digits only, as typed into a banking app. */
  readonly number: string;
  readonly holder: string;
}

/** The validated build-time configuration. A feature that is off is `null` or `false`. */
export interface Environment {
  /** Whether this is a production build. */
  readonly production: boolean;
  /** Whether the owner, the payees and the phone numbers that are not given are invented ones. */
  readonly demo: boolean;
  /** The product name in the top bar and in document titles. */
  readonly productName: string;
  /** Base URL of the upstream without a trailing slash; `null` means the origin of the page. */
  readonly upstreamUrl: string | null;
  /**
   * Base URL that replaces `http://<IP address>` in legacy image URLs; `null` means the upstream.
   */
  readonly secureUpstreamUrl: string | null;
  /** Sent in the query of every call except those to `/mauth`. It is public. */
  readonly apiKey: string;
  /**
   * The salt from which the key that encrypts the stored session is derived. It is part of the
   * bundle, so the encryption only obscures the session and does not protect it.
   */
  readonly salt: string;
  /** The site key of the bot check for orders; `null` disables the check. */
  readonly botCheckSiteKey: string | null;
  /** URL of the bot check script. */
  readonly botCheckScriptUrl: string;
  /** Read and validated, but not used yet. */
  readonly virtualAssistant: boolean;
  /** Whether greeting orders can be paid to a virtual account. */
  readonly virtualAccount: boolean;
  /** Whether a service worker caches visited pages for offline use. */
  readonly offline: boolean;
  /** Whose accounts the sign-in offers; with `null`, it names Google as an example. */
  readonly signInProvider: string | null;
  /** Base URL of the analytics server; `null` disables analytics. */
  readonly analyticsUrl: string | null;
  /** Of how many visits in a hundred the figures and errors are reported; 0 disables the reports. */
  readonly fieldFiguresPercent: number;
  /** The phone numbers of the help page, as digits with country code. */
  readonly phones: {
    readonly customerService: string;
    readonly bandung: string;
    readonly semarang: string;
    readonly paymentConfirmation: string;
  };
  readonly bankAccount: BankAccount;
  /** Who runs the service, as the policies name it. */
  readonly owner: { readonly name: string; readonly email: string; readonly address: string };
  /** Within how many days money is returned, as the policies say; the server's `REFUND_DAYS`. */
  readonly refundDays: number;
  /** The e-mail address of the PayPal account. */
  readonly paypalAddress: string;
  /** Read and validated, but not used yet. */
  readonly storeUrl: string | null;
  /** URL or path of the Android package (APK) that Home offers; null without one. */
  readonly androidPackageUrl: string | null;
}

/** Thrown when build-time values are missing or invalid, with one line for each of them. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(errors: readonly string[]) {
    super(
      `${errors.length} build-time value(s) are missing or invalid. Set them in .env.local or in the environment of the build:\n` +
        errors.map((error) => `- ${error}`).join('\n'),
    );
  }
}

/**
 * Reads the build-time values. An empty value counts as missing. With `VITE_DEMO=true`, values of the
 * owner that are missing are those of the demo.
 * @throws EnvironmentError if values are missing or invalid; it lists all of them
 */
export function readEnvironment(values: Readonly<Record<string, unknown>>): Environment {
  const nonEmptyValues = Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== ''),
  );
  const isDemo = nonEmptyValues['VITE_DEMO'] === 'true';
  const result = v.safeParse(
    environmentSchema,
    isDemo ? { ...demoValues, ...nonEmptyValues } : nonEmptyValues,
  );
  if (!result.success) {
    throw new EnvironmentError(
      result.issues.map(
        (issue) =>
          `${v.getDotPath(issue) ?? 'environment'} ${issue.received === 'undefined' ? 'is missing' : issue.message}`,
      ),
    );
  }
  const { output } = result;
  return {
    production: output.PROD,
    demo: output.VITE_DEMO,
    productName: output.VITE_PRODUCT_NAME,
    upstreamUrl: output.VITE_UPSTREAM_URL,
    secureUpstreamUrl: output.VITE_SECURE_UPSTREAM_URL,
    apiKey: output.VITE_API_KEY,
    salt: output.VITE_SALT,
    botCheckSiteKey: output.VITE_BOT_CHECK_SITE_KEY,
    botCheckScriptUrl: output.VITE_BOT_CHECK_SCRIPT_URL,
    virtualAssistant: output.VITE_VIRTUAL_ASSISTANT,
    virtualAccount: output.VITE_VIRTUAL_ACCOUNT,
    offline: output.VITE_OFFLINE,
    signInProvider: output.VITE_SIGN_IN_PROVIDER,
    analyticsUrl: output.VITE_ANALYTICS_URL,
    fieldFiguresPercent: output.VITE_FIELD_FIGURES_PERCENT,
    phones: {
      customerService: output.VITE_PHONE_CUSTOMER_SERVICE,
      bandung: output.VITE_PHONE_BANDUNG,
      semarang: output.VITE_PHONE_SEMARANG,
      paymentConfirmation: output.VITE_PHONE_PAYMENT_CONFIRMATION,
    },
    bankAccount: {
      bankName: output.VITE_BANK_NAME,
      number: output.VITE_BANK_ACCOUNT_NUMBER,
      holder: output.VITE_BANK_ACCOUNT_HOLDER,
    },
    owner: {
      name: output.VITE_OWNER_NAME,
      email: output.VITE_OWNER_EMAIL,
      address: output.VITE_OWNER_ADDRESS,
    },
    refundDays: output.VITE_REFUND_DAYS,
    paypalAddress: output.VITE_PAYPAL_ADDRESS,
    storeUrl: output.VITE_STORE_URL,
    androidPackageUrl: output.VITE_ANDROID_PACKAGE_URL,
  };
}

const text = v.pipe(v.string('must be text'), v.trim(), v.minLength(1, 'must not be blank'));

const httpUrl = v.pipe(
  text,
  v.check(
    isHttpUrl,
    'must be an absolute http:// or https:// URL without credentials, query or fragment',
  ),
  v.transform((url) => url.replace(/\/+$/, '')),
);

const httpsUrl = v.pipe(
  httpUrl,
  v.check((url) => url.startsWith('https://'), 'must start with https://'),
);

const downloadUrl = v.pipe(
  text,
  v.check(
    (url) => (url.startsWith('/') && !url.startsWith('//')) || isHttpUrl(url),
    'must be a path that begins with one slash, or an absolute http:// or https:// URL without credentials, query or fragment',
  ),
);

const flag = v.pipe(
  text,
  v.picklist(['true', 'false'], 'must be true or false'),
  v.transform((value) => value === 'true'),
);

const days = v.pipe(
  text,
  v.regex(/^[1-9]\d?$/, 'must be a number of days from 1 to 99'),
  v.transform(Number),
);

const percent = v.pipe(
  text,
  v.regex(/^(\d{1,2}|100)$/, 'must be a whole number from 0 to 100'),
  v.transform(Number),
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

const providerName = v.pipe(text, v.maxLength(30, 'must have at most 30 characters'));

const emailAddress = v.pipe(text, v.email('must be an e-mail address'));

/** The owner, the payees and the phone numbers of the demo, which belong to nobody. */
const demoValues = {
  VITE_PHONE_CUSTOMER_SERVICE: '+62 811 0000 1001',
  VITE_PHONE_BANDUNG: '+62 811 0000 1002',
  VITE_PHONE_SEMARANG: '+62 811 0000 1003',
  VITE_PHONE_PAYMENT_CONFIRMATION: '+62 811 0000 1004',
  VITE_BANK_NAME: 'Bank Central Asia (BCA)',
  VITE_BANK_ACCOUNT_NUMBER: '0080 0012 34',
  VITE_BANK_ACCOUNT_HOLDER: 'PT Dukacita Nusantara',
  VITE_OWNER_NAME: 'PT Dukacita Nusantara',
  VITE_OWNER_EMAIL: 'privasi@dukacita.example',
  VITE_OWNER_ADDRESS: 'Jalan Melati Contoh 1, Bandung 40111',
  VITE_PAYPAL_ADDRESS: 'bayar@dukacita.example',
};

const environmentSchema = v.object({
  PROD: v.optional(v.boolean('must be a boolean'), false),
  VITE_DEMO: v.optional(flag, 'false'),
  VITE_PRODUCT_NAME: v.optional(text, 'Dukacita'),
  VITE_UPSTREAM_URL: v.nullish(httpUrl, null),
  VITE_SECURE_UPSTREAM_URL: v.nullish(httpsUrl, null),
  VITE_API_KEY: v.optional(
    v.pipe(text, v.regex(/^[\x21-\x7e]+$/, 'must be printable ASCII without spaces')),
    'dukacita-demo',
  ),
  VITE_SALT: v.optional(
    v.pipe(text, v.minLength(16, 'must have at least 16 characters')),
    'dukacita-demo-salt-2026',
  ),
  VITE_BOT_CHECK_SITE_KEY: v.nullish(text, null),
  VITE_BOT_CHECK_SCRIPT_URL: v.optional(httpsUrl, 'https://www.google.com/recaptcha/api.js'),
  VITE_VIRTUAL_ASSISTANT: v.optional(flag, 'false'),
  VITE_VIRTUAL_ACCOUNT: v.optional(flag, 'true'),
  VITE_OFFLINE: v.optional(flag, 'true'),
  VITE_SIGN_IN_PROVIDER: v.nullish(providerName, null),
  VITE_ANALYTICS_URL: v.nullish(httpsUrl, null),
  VITE_FIELD_FIGURES_PERCENT: v.optional(percent, '10'),
  VITE_PHONE_CUSTOMER_SERVICE: phone,
  VITE_PHONE_BANDUNG: phone,
  VITE_PHONE_SEMARANG: phone,
  VITE_PHONE_PAYMENT_CONFIRMATION: phone,
  VITE_BANK_NAME: text,
  VITE_BANK_ACCOUNT_NUMBER: accountNumber,
  VITE_BANK_ACCOUNT_HOLDER: text,
  VITE_OWNER_NAME: text,
  VITE_OWNER_EMAIL: emailAddress,
  VITE_OWNER_ADDRESS: text,
  VITE_REFUND_DAYS: v.optional(days, '3'),
  VITE_PAYPAL_ADDRESS: emailAddress,
  VITE_STORE_URL: v.nullish(httpsUrl, null),
  VITE_ANDROID_PACKAGE_URL: v.nullish(downloadUrl, null),
});

function isHttpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, search, hash, username, password } = new URL(value);
  return /^https?:$/.test(protocol) && search + hash + username + password === '';
}

/** Returns the recipient of payments from the environment. */
export function getPayee(environment: Environment): Payee {
  const { bankAccount, paypalAddress, phones, refundDays } = environment;
  return {
    bank: bankAccount,
    paypalAddress,
    refundDays,
    customerServicePhone: phones.customerService,
    confirmationPhone: phones.paymentConfirmation,
  };
}
