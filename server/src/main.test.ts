import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './data/db/openDatabase.ts';
import { placeEmptyDatabase } from './testing/emptyDatabaseDump.ts';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));

let folder: string;
let child: ChildProcess | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dukacita-main-'));
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

it('does not start in production without an identity provider, and reports a misspelt setting', async () => {
  const { getOutput, ended } = start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://duka.example.org',
    OIDC_CLIENTID: 'id',
  });
  expect(await ended).toEqual([1, null]);
  expect(getOutput()).toBe(
    'Invalid settings:\n' +
      '- OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are missing; in production and where other computers reach the server, sign-in without a password needs ALLOW_DEMO_SIGN_IN=true\n' +
      '- OIDC_CLIENTID is not a setting; did you mean OIDC_CLIENT_ID?\n',
  );
}, 60_000);

it('starts in production with ALLOW_DEMO_SIGN_IN, and warns about it and a misspelt setting', async () => {
  await placeEmptyDatabase(folder);
  const { getOutput, ended, sendSignal } = start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://duka.example.org',
    ALLOW_DEMO_SIGN_IN: 'true',
    DATABSE_URL: 'postgres://me@db/duka',
  });
  await expect.poll(getOutput, { timeout: 110_000 }).toContain('Server listening');
  expect(getOutput()).toContain('"msg":"Still demo: sign-in without passwords, also as staff"');
  expect(getOutput()).toContain('"msg":"DATABSE_URL is not a setting; did you mean DATABASE_URL?"');
  sendSignal('SIGTERM');
  expect(await ended).toEqual([0, null]);
}, 120_000);

it('refuses a build of the app with demo payment data, unless ALLOW_DEMO_BANK is set', async () => {
  await mkdir(join(folder, 'app'));
  await writeFile(
    join(folder, 'app', 'index.html'),
    '<head><meta name="demo" content="true"></head>',
  );
  const { getOutput, ended } = start({
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://duka.example.org',
    ALLOW_DEMO_SIGN_IN: 'true',
    APP_DIST: join(folder, 'app'),
  });
  expect(await ended).toEqual([1, null]);
  expect(getOutput()).toBe(
    `The app in ${join(folder, 'app')} was built with VITE_DEMO=true: it shows a bank account, a PayPal address and phone numbers that belong to nobody. Build it with those of the owner (npm run build), or allow the demo with ALLOW_DEMO_BANK=true.\n`,
  );
}, 60_000);

it('runs jobs, unless RUN_JOBS is false, and stops them before it closes the database', async () => {
  await placeEmptyDatabase(folder);
  const repeatedJobsAfter = async (settings: Record<string, string>) => {
    const { getOutput, ended, sendSignal } = start(settings);
    await expect.poll(getOutput, { timeout: 110_000 }).toContain('Server listening');
    sendSignal('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(getOutput()).not.toContain('"level":50');
    const database = await openDatabase({ dataDir: folder, databaseUrl: undefined });
    const { rows } = await database.execute('select name from pgboss.schedule');
    await database.close();
    return rows;
  };
  expect(await repeatedJobsAfter({ RUN_JOBS: 'false' })).toEqual([]);
  expect(await repeatedJobsAfter({ JOB_POLL_MS: '10' })).toEqual([{ name: 'clean-up' }]);
}, 240_000);

function start(settings: Record<string, string>) {
  const started = spawn(process.execPath, ['--import', 'tsx', main], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: folder,
      PORT: '0',
      PREPARE_PICTURES: 'false',
      APP_DIST: join(folder, 'no-app'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let output = '';
  for (const stream of [started.stdout, started.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  return {
    getOutput: () => output,
    ended: once(started, 'close'),
    sendSignal: (signal: NodeJS.Signals) => started.kill(signal),
  };
}
