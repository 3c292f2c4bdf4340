import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

test('needs no value with VITE_DEMO', () => {
  expect(readEnvironment({ VITE_DEMO: 'true' })).toEqual({
    production: false,
    demo: true,
    productName: 'Dukacita',
    upstreamUrl: null,
    secureUpstreamUrl: null,
    apiKey: 'dukacita-demo',
    salt: 'dukacita-demo-salt-2026',
    botCheckSiteKey: null,
    botCheckScriptUrl: 'https://www.google.com/recaptcha/api.js',
    virtualAssistant: false,
    virtualAccount: true,
    offline: true,
    signInProvider: null,
    analyticsUrl: null,
    fieldFiguresPercent: 10,
    phones: {
      customerService: '6281100001001',
      bandung: '6281100001002',
      semarang: '6281100001003',
      paymentConfirmation: '6281100001004',
    },
    bankAccount: {
      bankName: 'Bank Central Asia (BCA)',
      number: '0080001234',
      holder: 'PT Dukacita Nusantara',
    },
    refundDays: 3,
    owner: {
      name: 'PT Dukacita Nusantara',
      email: 'privasi@dukacita.example',
      address: 'Jalan Melati Contoh 1, Bandung 40111',
    },
    paypalAddress: 'bayar@dukacita.example',
    storeUrl: null,
    androidPackageUrl: null,
  });
});

test('treats an empty value as not set', () => {
  expect(
    readEnvironment({ VITE_DEMO: 'true', VITE_UPSTREAM_URL: '', VITE_VIRTUAL_ACCOUNT: '' }),
  ).toEqual(readEnvironment({ VITE_DEMO: 'true' }));
});

test('R377 reads the name of the sign-in provider without spaces around it', () => {
  expect(
    readEnvironment({ VITE_DEMO: 'true', VITE_SIGN_IN_PROVIDER: ' Google ' }).signInProvider,
  ).toBe('Google');
});

test('reads and normalizes the values that are set', () => {
  const environment = readEnvironment({
    VITE_DEMO: 'true',
    MODE: 'production',
    PROD: true,
    VITE_UPSTREAM_URL: 'https://duka.example:8023/api/',
    VITE_SECURE_UPSTREAM_URL: 'https://gambar.example:8023',
    VITE_BOT_CHECK_SITE_KEY: 'site',
    VITE_BOT_CHECK_SCRIPT_URL: 'https://periksa.example/api.js',
    VITE_VIRTUAL_ASSISTANT: 'true',
    VITE_VIRTUAL_ACCOUNT: 'false',
    VITE_OFFLINE: 'false',
    VITE_FIELD_FIGURES_PERCENT: '0',
    VITE_PHONE_BANDUNG: '+62 (22) 420-1234',
    VITE_BANK_ACCOUNT_NUMBER: '123.456-7890',
    VITE_ANDROID_PACKAGE_URL: 'https://unduh.example/app.apk',
  });
  expect(environment).toMatchObject({
    production: true,
    upstreamUrl: 'https://duka.example:8023/api',
    secureUpstreamUrl: 'https://gambar.example:8023',
    botCheckSiteKey: 'site',
    botCheckScriptUrl: 'https://periksa.example/api.js',
    virtualAssistant: true,
    virtualAccount: false,
    offline: false,
    fieldFiguresPercent: 0,
    phones: { bandung: '62224201234' },
    bankAccount: { number: '1234567890' },
    androidPackageUrl: 'https://unduh.example/app.apk',
  });
});

test.each([
  ['VITE_UPSTREAM_URL', 'duka.example'],
  ['VITE_UPSTREAM_URL', 'ftp://duka.example'],
  ['VITE_UPSTREAM_URL', 'https://duka.example/?x=1'],
  ['VITE_UPSTREAM_URL', 'https://user:pw@duka.example'],
  ['VITE_SECURE_UPSTREAM_URL', 'http://duka.example'],
  ['VITE_ANALYTICS_URL', 'http://hitung.example'],
  ['VITE_FIELD_FIGURES_PERCENT', '101'],
  ['VITE_FIELD_FIGURES_PERCENT', '0.5'],
  ['VITE_OWNER_EMAIL', 'privasi'],
  ['VITE_REFUND_DAYS', '0'],
  ['VITE_OWNER_NAME', ' '],
  ['VITE_API_KEY', 'dua kata'],
  ['VITE_SALT', 'pendek'],
  ['VITE_VIRTUAL_ASSISTANT', 'yes'],
  ['VITE_PHONE_CUSTOMER_SERVICE', '0811 0000 1001'],
  ['VITE_BANK_ACCOUNT_NUMBER', '12a4567'],
  ['VITE_PAYPAL_ADDRESS', 'bayar'],
  ['VITE_ANDROID_PACKAGE_URL', '//jahat.example/app.apk'],
  ['VITE_SIGN_IN_PROVIDER', ' '],
  ['VITE_SIGN_IN_PROVIDER', 'Layanan identitas yang panjang sekali'],
  ['VITE_PRODUCT_NAME', '  '],
])('rejects %s=%s and names the variable', (name, value) => {
  expect(() => readEnvironment({ VITE_DEMO: 'true', [name]: value })).toThrow(
    new RegExp(`^1 build-time value.*\\n- ${name} must`),
  );
});

const owner = {
  VITE_PHONE_CUSTOMER_SERVICE: '+62 22 420 1001',
  VITE_PHONE_BANDUNG: '+62 22 420 1002',
  VITE_PHONE_SEMARANG: '+62 24 420 1003',
  VITE_PHONE_PAYMENT_CONFIRMATION: '+62 22 420 1004',
  VITE_BANK_NAME: 'Bank Mandiri',
  VITE_BANK_ACCOUNT_NUMBER: '1310012345678',
  VITE_BANK_ACCOUNT_HOLDER: 'PT Warta Duka',
  VITE_OWNER_NAME: 'PT Warta Duka',
  VITE_OWNER_EMAIL: 'privasi@wartaduka.example',
  VITE_OWNER_ADDRESS: 'Jalan Braga 1, Bandung 40111',
  VITE_PAYPAL_ADDRESS: 'bayar@wartaduka.example',
};

test('needs every value of the owner without VITE_DEMO, and lists what is missing at once', () => {
  expect(() => readEnvironment({})).toThrow(
    new EnvironmentError(Object.keys(owner).map((name) => `${name} is missing`)),
  );
  expect(readEnvironment(owner)).toMatchObject({
    demo: false,
    phones: { customerService: '62224201001' },
    bankAccount: { bankName: 'Bank Mandiri', number: '1310012345678', holder: 'PT Warta Duka' },
    paypalAddress: 'bayar@wartaduka.example',
  });
});

test('prefers the values of the owner to those of the demo', () => {
  const { bankAccount, phones } = readEnvironment({
    VITE_DEMO: 'true',
    VITE_BANK_ACCOUNT_NUMBER: '1310012345678',
  });
  expect(bankAccount.number).toBe('1310012345678');
  expect(phones.customerService).toBe('6281100001001');
});

test('lists all invalid values in one error', () => {
  const read = () =>
    readEnvironment({
      VITE_DEMO: 'true',
      VITE_SALT: 'pendek',
      VITE_VIRTUAL_ACCOUNT: 'ja',
      VITE_PHONE_SEMARANG: 'tidak ada',
      PROD: 'yes',
    });
  expect(read).toThrow(
    new EnvironmentError([
      'PROD must be a boolean',
      'VITE_SALT must have at least 16 characters',
      'VITE_VIRTUAL_ACCOUNT must be true or false',
      'VITE_PHONE_SEMARANG must be a phone number with its country code, such as +62 812 3456 7890',
    ]),
  );
});
