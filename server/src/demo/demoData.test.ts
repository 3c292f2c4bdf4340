import { count, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { boardCatalogue } from '../art/boards/boardCatalogue.ts';
import { floristKeys } from '../art/florists/floristPainting.ts';
import { houseKeys } from '../art/houses/housePainting.ts';
import { portraitCatalogue } from '../art/portraits/portraitCatalogue.ts';
import { hasGlyph } from '../cards/fonts.ts';
import type { OpenDatabase } from '../db/Database.ts';
import { provinces, regencies } from '../db/schema/places.ts';
import { persons } from '../db/schema/persons.ts';
import { users } from '../db/schema/users.ts';
import { demoAccounts } from '../issuer/demoAccounts.ts';
import { openInMemory } from '../testing/openInMemory.ts';
import { loadInitialData } from './loadInitialData.ts';

const today = new Date('2026-11-21T03:30:00Z');
let database: OpenDatabase;
beforeAll(async () => {
  database = await openInMemory();
  await loadInitialData(database.db, today, { demoData: true });
});
afterAll(() => database.close());

describe('the initial data', () => {
  it('has every province and regency, with names people read', async () => {
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

  it('is loaded once', async () => {
    await loadInitialData(database.db, new Date('2027-01-01T00:00:00Z'), { demoData: true });
    expect(await database.db.select({ n: count() }).from(provinces)).toEqual([{ n: 38 }]);
  });

  it('keeps user 14 for flower orders, and gives people who sign up numbers far from it', async () => {
    const all = await database.db.select({ id: users.id, username: users.username }).from(users);
    expect(all.find(({ id }) => id === 14)).toEqual({ id: 14, username: 'system:flower-orders' });
    const accounts = all.filter(({ username }) => demoAccounts.some(({ sub }) => sub === username));
    expect(accounts).toHaveLength(demoAccounts.length);
    expect(Math.min(...accounts.map(({ id }) => id))).toBeGreaterThan(100);
  });

  it('is the same on the same day, whatever the machine', async () => {
    const again = await openInMemory();
    await loadInitialData(again.db, today, { demoData: true });
    expect(await again.db.query.persons.findMany()).toEqual(
      await database.db.query.persons.findMany(),
    );
    expect(await again.db.query.personMessages.findMany()).toEqual(
      await database.db.query.personMessages.findMany(),
    );
    await again.close();
  });

  it('is empty of made-up listings when they are not wanted', async () => {
    const bare = await openInMemory();
    await loadInitialData(bare.db, today, { demoData: false });
    expect(await bare.db.select({ n: count() }).from(persons)).toEqual([{ n: 0 }]);
    expect(await bare.db.select({ n: count() }).from(regencies)).toEqual([{ n: 514 }]);
    expect(await bare.db.select({ id: users.id }).from(users)).toEqual([{ id: 14 }]);
    await bare.close();
  });
});

describe('the demo listings', () => {
  it('are 60 and more, in six houses, with deaths before now and burials after deaths', async () => {
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

  it('count their approved messages; every message was sent between death and now', async () => {
    const messages = await database.db.query.personMessages.findMany();
    for (const { id, senderCount, deathTime } of await database.db.query.persons.findMany()) {
      const own = messages.filter(({ personId }) => personId === id);
      expect(own.filter(({ approved }) => approved)).toHaveLength(senderCount);
      for (const { messageDate } of own) {
        expect(messageDate.getTime()).toBeGreaterThanOrEqual(deathTime?.getTime() ?? Number.NaN);
        expect(messageDate.getTime()).toBeLessThanOrEqual(today.getTime());
      }
    }
    expect(messages.some(({ approved }) => !approved)).toBe(true);
  });

  it.each(['Lora', 'Plus Jakarta Sans'] as const)(
    'can be printed on cards in %s: names of the deceased, of their families and of senders',
    async (family) => {
      const texts = [
        ...(await database.db.query.persons.findMany()).map(({ name }) => name),
        ...(await database.db.query.personFamilies.findMany()).map(({ name }) => name),
        ...(await database.db.query.personMessages.findMany()).map(({ fromName }) => fromName),
      ];
      const letters = new Set(texts.flatMap((text) => [...text.replaceAll('\n', '')]));
      expect(
        [...letters].filter((letter) => !hasGlyph(family, letter.codePointAt(0) ?? 0)),
      ).toEqual([]);
      expect(letters.size).toBeGreaterThan(40);
    },
  );

  it('name pictures that are drawn', async () => {
    const paths = [
      ...(await database.db.query.persons.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.funeralHouses.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.florists.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.floristProducts.findMany()).map(({ photoPath }) => photoPath),
      ...(await database.db.query.floristProductPhotos.findMany()).map(
        ({ photoPath }) => photoPath,
      ),
    ].filter((path) => path !== null);
    const drawn = new Set([
      ...Object.keys(portraitCatalogue).map((key) => `/images/portraits/${key}.webp`),
      ...houseKeys.map((key) => `/images/houses/${key}.webp`),
      ...floristKeys.map((key) => `/images/florists/${key}.webp`),
      ...Object.keys(boardCatalogue).map((key) => `/images/boards/${key}.webp`),
    ]);
    expect(paths.filter((path) => !drawn.has(path))).toEqual([]);
    expect(paths.length).toBeGreaterThan(100);
  });

  it('have eight florists of which only houses below 4 are served, and packages with and without a discount', async () => {
    expect(await database.db.query.florists.findMany()).toHaveLength(8);
    const served = await database.db.query.floristHouses.findMany();
    expect(new Set(served.map(({ funeralHouseId }) => funeralHouseId))).toEqual(new Set([1, 2, 3]));
    const products = await database.db.query.floristProducts.findMany();
    expect(products.length).toBeGreaterThanOrEqual(20);
    expect(products.find(({ name }) => name === 'Papan Klasik Marun')?.size).toBe('2 m × 1,25 m');
    const packages = await database.db.query.packages.findMany();
    expect(packages.some(({ discRp }) => discRp > 0)).toBe(true);
    expect(packages.some(({ discRp }) => discRp === 0)).toBe(true);
    const everywhere = await database.db.query.packages.findMany({
      where: (table) => isNull(table.funeralHouseId),
    });
    expect(everywhere).toHaveLength(1);
  });
});
