import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** What index.html of a build with `VITE_DEMO=true` contains; vite.config.ts writes it. */
const mark = '<meta name="demo"';

/**
 * Returns whether the built app asks buyers to pay to the demo's bank account.
 * @throws {Error} when it does, and such a build may not be served
 */
export async function requireAllowedBuild({
  appDist,
  demo,
}: Pick<Config, 'appDist' | 'demo'>): Promise<boolean> {
  const html = await readFile(join(appDist, 'index.html'), 'utf8').catch(() => '');
  const isDemo = html.includes(mark);
  if (isDemo && !demo.build) {
    throw new Error(
      `The app in ${appDist} was built with VITE_DEMO=true: it shows a bank account, a PayPal address ` +
        'and phone numbers that belong to nobody. Build it with those of the owner (npm run build), ' +
        'or allow the demo with ALLOW_DEMO_BANK=true.',
    );
  }
  return isDemo;
}

/** Returns what is still demo in a server, in words for its operator; empty if nothing is. */
export function listDemoParts({ demo }: Pick<Config, 'demo'>, isDemoBuild: boolean): string[] {
  return [
    ...(demo.signIn ? ['sign-in without passwords, also as staff'] : []),
    ...(demo.bank ? ['bank'] : []),
    ...(demo.mailbox ? ['mailbox'] : []),
    ...(demo.data ? ['listings'] : []),
    ...(isDemoBuild ? ['bank account, PayPal address and phone numbers of the app'] : []),
  ];
}
