import { count, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadArtwork } from '../../drawing/artwork/loadArtwork.ts';
import { findUnprintable } from '@dukacita/shared/text';
import type { OpenDatabase } from '../../data/db/Database.ts';
import { provinces, regencies } from '../../data/db/schema/places.ts';
import { persons } from '../../data/db/schema/persons.ts';
import { userRoles } from '../../data/db/schema/roles.ts';
import { users } from '../../data/db/schema/users.ts';
import { demoAccounts } from '../issuer/demoAccounts.ts';
import { openInMemory } from '../../testing/openInMemory.ts';
import { loadInitialData } from '../../loadInitialData.ts';

const today = new Date('2026-11-21T03:30:00Z');
const artwork = await loadArtwork();
let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
  await loadInitialData({ db: database.db, artwork }, today, { data: true, signIn: true });
});
afterAll(() => database.close());

describe('the initial data', () => {
  it('contains all provinces and regencies with readable names', async () => {
    expect(await database.db.select({ n: count() }).from(provinces)).toEqual([{ n: 38 }]);
    expect(await database.db.select({ n: count() }).from(regencies)).toEqual([{ n: 514 }]);
    const found = await database.db.query.provinces.findMany();
    expect(found).toContainEqual({ id: 31, name: 'DKI Jakarta' });
    expect(await database.db.query.regencies.findMany()).toContainEqual({
      id: 3273,
      provinceId: 32,
      name: 'Kota Bandung',
    });
  });

  it('is loaded only once', async () => {
    await loadInitialData({ db: database.db, artwork }, today, { data: true, signIn: true });
    expect(await database.db.select({ n: count() }).from(provinces)).toEqual([{ n: 38 }]);
  });

  it('starts the ids of users who sign in above 100', async () => {
    const all = await database.db.select({ id: users.id, username: users.username }).from(users);
    const accounts = all.filter(({ username }) => demoAccounts.some(({ sub }) => sub === username));
    expect(accounts).toHaveLength(demoAccounts.length);
    expect(Math.min(...accounts.map(({ id }) => id))).toBeGreaterThan(100);
  });

  it('is the same whenever it is loaded on the same day', async () => {
    const again = await openInMemory();
    await loadInitialData({ db: again.db, artwork }, today, { data: true, signIn: true });
    expect(await again.db.query.persons.findMany()).toEqual(
      await database.db.query.persons.findMany(),
    );
    expect(await again.db.query.personMessages.findMany()).toEqual(
      await database.db.query.personMessages.findMany(),
    );
    await again.close();
  });

  it('gives roles to the demo accounts of staff only while one signs in with them', async () => {
    const { db } = database;
    expect(await db.$count(userRoles)).toBe(demoAccounts.filter(({ staff }) => staff).length);
    await loadInitialData({ db, artwork }, today, { data: true, signIn: false });
    expect(await db.$count(userRoles)).toBe(0);

    const other = await openInMemory();
    await loadInitialData({ db: other.db, artwork }, today, { data: true, signIn: false });
    expect(await other.db.$count(userRoles)).toBe(0);
    await other.close();
  });

  it('contains no demo listings without demo data', async () => {
    const withoutDemo = await openInMemory();
    await loadInitialData({ db: withoutDemo.db, artwork }, today, { data: false, signIn: true });
    expect(await withoutDemo.db.select({ n: count() }).from(persons)).toEqual([{ n: 0 }]);
    expect(await withoutDemo.db.select({ n: count() }).from(regencies)).toEqual([{ n: 514 }]);
    expect(await withoutDemo.db.select({ id: users.id }).from(users)).toEqual([]);
    await withoutDemo.close();
  });
});

describe('the demo listings', () => {
  it('are at least 60 in six houses, with deaths in the past and burials after deaths', async () => {
    const listings = await database.db.query.persons.findMany();
    expect(listings.length).toBeGreaterThanOrEqual(60);
    expect(new Set(listings.map(({ funeralHouseId }) => funeralHouseId))).toEqual(
      new Set([1, 2, 3, 4, 5, 6]),
    );
    for (const { name, deathTime, funeralTime, burialTime, liveUntil } of listings) {
      const times = [deathTime, funeralTime, burialTime, liveUntil].map(
        (time) => time?.getTime() ?? Number.NaN,
      );
      expect(times, name).toEqual([...times].sort((a, b) => a - b));
      expect(times[0], name).toBeLessThan(today.getTime());
    }
    expect(Math.max(...listings.map(({ name }) => name.length))).toBeGreaterThan(70);
  });

  it('count their approved messages, and have messages only from between death and now', async () => {
    const messages = await database.db.query.personMessages.findMany();
    for (const { id, senderCount, deathTime } of await database.db.query.persons.findMany()) {
      const personMessages = messages.filter(({ personId }) => personId === id);
      expect(personMessages.filter(({ approved }) => approved)).toHaveLength(senderCount);
      for (const { messageDate } of personMessages) {
        expect(messageDate.getTime()).toBeGreaterThanOrEqual(deathTime?.getTime() ?? Number.NaN);
        expect(messageDate.getTime()).toBeLessThanOrEqual(today.getTime());
      }
    }
    expect(messages.some(({ approved }) => !approved)).toBe(true);
  });

  it('contain only names of persons, families and senders that can be printed', async () => {
    const texts = [
      ...(await database.db.query.persons.findMany()).map(({ name }) => name),
      ...(await database.db.query.personFamilies.findMany()).map(({ name }) => name),
      ...(await database.db.query.personMessages.findMany()).map(({ fromName }) => fromName),
    ];
    expect(texts.filter((text) => findUnprintable(text) !== null)).toEqual([]);
    expect(texts.length).toBeGreaterThan(40);
  });

  it('refer only to existing pictures', async () => {
    const paths = [
      ...(await database.db.query.persons.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.funeralHouses.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.florists.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.floristProducts.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.floristProductPhotos.findMany()).map(
        ({ photoPath }) => photoPath,
      ),
      ...(await database.db.query.ads.findMany()).map(({ imagePath }) => imagePath),
    ].filter((path) => path !== null);
    const existing = new Set(
      (['portraits', 'houses', 'florists', 'boards', 'ads'] as const).flatMap((kind) =>
        [...artwork.pictures[kind].keys()].map((key) => `/images/${kind}/${key}.webp`),
      ),
    );
    expect(paths.filter((path) => !existing.has(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  });

  it('have eight florists that deliver only to houses below 4', async () => {
    expect(await database.db.query.florists.findMany()).toHaveLength(8);
    const deliveries = await database.db.query.floristHouses.findMany();
    expect(new Set(deliveries.map(({ funeralHouseId }) => funeralHouseId))).toEqual(
      new Set([1, 2, 3]),
    );
    const products = await database.db.query.floristProducts.findMany();
    expect(products.length).toBeGreaterThanOrEqual(20);
    expect(products.find(({ name }) => name === 'Papan Klasik Marun')?.size).toBe('2 m × 1,25 m');
  });

  it('have packages with and without discount, and give it to members only', async () => {
    const packages = await database.db.query.packages.findMany();
    expect(packages.filter(({ discRp }) => discRp !== 0)).toEqual([]);
    expect(packages.some(({ memberDiscRp }) => memberDiscRp > 0)).toBe(true);
    expect(packages.some(({ memberDiscRp }) => memberDiscRp === 0)).toBe(true);
    const defaultPackages = await database.db.query.packages.findMany({
      where: (table) => isNull(table.funeralHouseId),
    });
    expect(defaultPackages).toHaveLength(1);
  });
});
