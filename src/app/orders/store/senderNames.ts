import * as v from 'valibot';
import { isSenderName, normalizeSenderName } from '../../../domain/senderName.ts';
import type { DraftStorage } from '../../platform/storedDraft.ts';
import { SENDER_NAMES } from './storageKeys.ts';

/** The maximum number of names that are stored and offered. */
export const MAX_SENDER_NAMES = 5;

/** The sender names of earlier orders, on this device and of one user at a time. */
export interface SenderNames {
  /** Stores the sender of a placed order as the newest name. Names of another user are deleted. */
  remember(userId: number, name: string): void;
  /**
   * Returns the names of a user, the newest first, at most `MAX_SENDER_NAMES`.
   * @param known the senders of the user's orders on the server, which follow those of this device
   */
  recent(userId: number, known?: readonly string[]): readonly string[];
}

/** Creates the sender names in a storage. A stored value that cannot be read counts as none. */
export function createSenderNames(storage: Pick<DraftStorage, 'getItem' | 'setItem'>): SenderNames {
  const read = (userId: number): readonly string[] => {
    try {
      const stored = v.parse(schema, JSON.parse(storage.getItem(SENDER_NAMES) ?? 'null'));
      return stored.userId === userId ? stored.names : [];
    } catch {
      return [];
    }
  };
  return {
    remember(userId, name) {
      const names = newest([name, ...read(userId)]);
      storage.setItem(SENDER_NAMES, JSON.stringify({ userId, names }));
    },
    recent: (userId, known = []) => newest([...read(userId), ...known]),
  };
}

const schema = v.object({ userId: v.number(), names: v.array(v.string()) });

function newest(names: readonly string[]): readonly string[] {
  const valid = names.filter(isSenderName).map(normalizeSenderName);
  return [...new Set(valid)].slice(0, MAX_SENDER_NAMES);
}
