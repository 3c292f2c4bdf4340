import type { Person } from '../../../domain/person.ts';
import type { SessionUser } from '../../../domain/session.ts';
import type { FileStore } from '../fileShelf.ts';

export const greetingPerson: Person = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Ruang Melati 2',
  deathTime: '2026-11-20T04:20:00+07:00',
  funeralTime: null,
  burialTime: null,
  funeralHouse: { id: 2, name: 'Rumah Duka Nana Rohana', address: 'Bandung' },
  burialPlace: { name: null, address: null },
  recipientUserId: 3,
  senderCount: 0,
  families: [],
  events: [],
};

export const greetingBuyer: SessionUser = {
  id: 12,
  username: 'demo-sari',
  name: 'Sari Lestari',
  email: 'sari@example.org',
  gender: null,
  pictureUrl: null,
};

/** A Storage that lives in memory. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

/** Files that live in memory. */
export function memoryFiles(): FileStore {
  const files = new Map<string, File>();
  return {
    get: async (key) => files.get(key),
    set: async (key, file) => void files.set(key, file),
    del: async (key) => void files.delete(key),
  };
}
