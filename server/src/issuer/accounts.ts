import { createHmac } from 'node:crypto';
import type { Adapter } from 'oidc-provider';
import type { Identity } from '../auth/identity.ts';
import { demoAccounts } from './demoAccounts.ts';

export interface Accounts {
  /** The account with this `sub`, a demo account or a self-made one; pictures are absolute addresses. */
  find(sub: string): Promise<Identity | undefined>;
  /** Makes an account for an e-mail address, or finds the one it has; the name given last stands. */
  register(name: string, email: string): Promise<Identity>;
}

interface AccountsOptions {
  /** Where self-made accounts are kept. */
  store: Adapter;
  /** 32 bytes; the same e-mail has the same `sub` as long as the key stays. */
  key: Uint8Array;
  publicUrl: string;
}

/** The people who can sign in with the embedded issuer. */
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
      const known = demo.find((account) => account.sub === sub);
      if (known) return known;
      const stored = await store.find(sub);
      return stored ? selfMade(sub, String(stored['name']), String(stored['email'])) : undefined;
    },

    async register(name, email) {
      const address = email.toLowerCase();
      const known = demo.find((account) => account.email === address);
      if (known) return known;
      const sub = `self-${createHmac('sha256', key).update(address).digest('base64url').slice(0, 22)}`;
      await store.upsert(sub, { name, email: address }, undefined as never);
      return selfMade(sub, name, address);
    },
  };
}

function selfMade(sub: string, name: string, email: string): Identity {
  return { sub, name, email, gender: null, picture: null };
}
