import { createHmac } from 'node:crypto';
import type { Adapter } from 'oidc-provider';
import type { Identity } from '../../http/auth/identity.ts';
import { demoAccounts } from './demoAccounts.ts';

export interface Accounts {
  /**
   * Returns the demo or self-registered account with this `sub`; its picture is an absolute URL.
   */
  find(sub: string): Promise<Identity | undefined>;
  /** Creates the account of an e-mail address, or updates its name. Demo accounts do not change. */
  register(name: string, email: string): Promise<Identity>;
}

interface AccountsOptions {
  /** Stores self-registered accounts. */
  store: Adapter;
  /** 32 bytes, from which the `sub` of an e-mail address is derived. */
  key: Uint8Array;
  publicUrl: string;
}

/** Creates the accounts with which users can sign in at the embedded issuer. */
export function createAccounts({ store, key, publicUrl }: AccountsOptions): Accounts {
  const demo = demoAccounts.map(({ sub, name, email, gender, picture }) => ({
    sub,
    name,
    email,
    gender,
    picture: `${publicUrl}${picture}`,
  }));

  return {
    async find(sub) {
      const demoAccount = demo.find((account) => account.sub === sub);
      if (demoAccount) return demoAccount;
      const stored = await store.find(sub);
      return stored
        ? selfRegistered(sub, String(stored['name']), String(stored['email']))
        : undefined;
    },

    async register(name, email) {
      const address = email.toLowerCase();
      const demoAccount = demo.find((account) => account.email === address);
      if (demoAccount) return demoAccount;
      const sub = `self-${createHmac('sha256', key).update(address).digest('base64url').slice(0, 22)}`;
      await store.upsert(sub, { name, email: address }, undefined as never);
      return selfRegistered(sub, name, address);
    },
  };
}

function selfRegistered(sub: string, name: string, email: string): Identity {
  return { sub, name, email, gender: null, picture: null };
}
