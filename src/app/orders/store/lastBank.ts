import * as v from 'valibot';
import { BANK_CODES, type BankCode } from '../../../domain/bankCode.ts';
import type { DraftStorage } from '../../platform/storedDraft.ts';
import { LAST_BANK } from './storageKeys.ts';

/** The bank of the virtual account of the latest greeting, on this device and of one user at a time. */
export interface LastBank {
  /** Stores the bank of a placed order; null for an order that is paid in another way. */
  remember(userId: number, bank: BankCode | null): void;
  /** Returns the bank of the latest order of a user; null if there is none. */
  of(userId: number): BankCode | null;
}

/** Creates the last bank in a storage. A stored value that cannot be read counts as none. */
export function createLastBank(storage: Pick<DraftStorage, 'getItem' | 'setItem'>): LastBank {
  return {
    remember(userId, bank) {
      storage.setItem(LAST_BANK, JSON.stringify({ userId, bank }));
    },
    of(userId) {
      try {
        const stored = v.parse(schema, JSON.parse(storage.getItem(LAST_BANK) ?? 'null'));
        return stored.userId === userId ? stored.bank : null;
      } catch {
        return null;
      }
    },
  };
}

const schema = v.object({ userId: v.number(), bank: v.nullable(v.picklist(BANK_CODES)) });
