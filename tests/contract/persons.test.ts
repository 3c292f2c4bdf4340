import { searchable } from '@dukacita/shared/text';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personMessages, persons } from '../../server/src/data/db/schema/persons.ts';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface ListedPerson {
  id: number;
  name: string;
  photoUrl: string | null;
  deathTime: string;
  burialTime: string;
  FuneralHouseId: number;
  FuneralHouseName: string;
  funeralHouseName: string;
  senderCount: number;
}

interface Message {
  messageDate: string;
  fromName: string;
}

async function search(query: Record<string, string | number> = {}): Promise<ListedPerson[]> {
  const { status, body } = await server.get('/persons/search', { query });
  expect(status).toBe(200);
  return body.results;
}

describe('the list of people', () => {
  it('contains everybody of every city, the latest death first', async () => {
    const everybody = await search();
    expect(everybody.length).toBeGreaterThanOrEqual(60);
    const deaths = everybody.map(({ deathTime }) => Date.parse(deathTime));
    expect(deaths).toEqual([...deaths].sort((a, b) => b - a));
    expect(await search({ cityId: 0 })).toEqual(everybody);
  });

  it('R2 finds part of a name in any case, accented or not', async () => {
    const [person] = await search({ text: 'kOESOEMAWARD' });
    expect(person?.name).toBe('Raden Ajeng Siti Soemarni Koesoemawardhana');
    expect((await search({ text: 'Kóesoemawardhána' })).map(({ id }) => id)).toEqual([person?.id]);
    expect(await search({ text: 'nobody of this name' })).toEqual([]);
    expect(await search({ text: '   ' })).toEqual(await search());
  });

  it('finds people by part of the name of their funeral house', async () => {
    const found = await search({ text: 'taman kencana' });
    expect(new Set(found.map(({ funeralHouseName }) => funeralHouseName))).toEqual(
      new Set(['Rumah Duka Taman Kencana']),
    );
    expect(found.length).toBeGreaterThan(5);
  });

  it.each([
    'Ma\u02bcruf',
    'ma´ruf',
    'Ma′ruf',
    '\u2068Ma’ruf\u2069',
    'Ma\u200b‘ruf',
    'ma‘ruf al\u2011amin',
    'Al–Amin',
  ])('R705 finds a name by %s, in which other characters look alike', async (text) => {
    const rename = (name: string) =>
      server.deps.db
        .update(persons)
        .set({ name, searchName: searchable(name) })
        .where(eq(persons.id, 1));
    const [before] = await server.deps.db.select().from(persons).where(eq(persons.id, 1));
    await rename('H. Ma’ruf Al-Amin');
    const found = await search({ text });
    await rename(before?.name ?? '');
    expect(found.map(({ id }) => id)).toEqual([1]);
  });

  it.each([
    '*Maria Theresia Lie*',
    '“Maria Theresia Lie”',
    'Maria Theresia Lie 🙏🏽',
    'Alm. Maria Theresia Lie',
    '*Almarhumah Maria Theresia Lie*,',
  ])('R752 finds a name by %s, as it stands in a message', async (text) => {
    expect(await search({ text })).toEqual(await search({ text: 'Maria Theresia Lie' }));
  });

  it.each(['%', '_', '\\', "'", '"', ';--', '%%'])(
    'searches for %s as text, not as a pattern',
    async (text) => {
      const expected = (await search()).filter((person) =>
        `${person.name}\n${person.FuneralHouseName}`.includes(text),
      );
      expect((await search({ text })).map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    },
  );

  it('sorts by burial, the earliest first, and by name', async () => {
    const burials = (await search({ orderBy: 'burialTime' })).map(({ burialTime }) =>
      Date.parse(burialTime),
    );
    expect(burials).toEqual([...burials].sort((a, b) => a - b));
    const names = (await search({ orderBy: 'name' })).map(({ name }) => name.toLowerCase());
    expect(names[0]).toMatch(/^a/);
    expect(names.at(-1)).toMatch(/^[x-z]/);
  });

  describe.each(['deathTime', 'burialTime', 'name'])('in pages, sorted by %s', (orderBy) => {
    const readPages = async (path: string, query: Record<string, string | number>) => {
      const found: ListedPerson[] = [];
      const totals: unknown[] = [];
      for (let after: number | null | undefined; after !== null;) {
        const page = { ...query, orderBy, ...(after === undefined ? {} : { after }) };
        const { body } = await server.get(path, { query: page });
        expect(body.results.length).toBeLessThanOrEqual(Number(query['limit']));
        found.push(...body.results);
        totals.push(body.total);
        after = body.next;
      }
      return { found, totals };
    };

    it('R210 contains everybody once, in the order of the whole list', async () => {
      const everybody = await search({ orderBy });
      const { found, totals } = await readPages('/persons/search', { limit: 7 });
      expect(found).toEqual(everybody);
      expect(totals).toEqual([everybody.length, ...totals.slice(1).map(() => undefined)]);
    });

    it('R210 contains those whose times are equal or unknown', async () => {
      const ids = (await search({ cityId: 3374, orderBy })).map(({ id }) => id);
      const rows = await server.deps.db.select().from(persons).where(inArray(persons.id, ids));
      const set = (some: readonly number[], time: Date | null) =>
        server.deps.db
          .update(persons)
          .set({ deathTime: time, burialTime: time, searchName: time === null ? 'a' : 'b' })
          .where(inArray(persons.id, [...some]));
      await set(ids.slice(0, 5), null);
      await set(ids.slice(5, 12), new Date('2026-11-19T00:00:00Z'));
      try {
        const whole = await search({ cityId: 3374, orderBy });
        expect(whole).toHaveLength(ids.length);
        for (const limit of [1, 3, 500]) {
          const { found } = await readPages('/persons/regional', { cityId: 3374, limit });
          expect(found).toEqual(whole);
        }
      } finally {
        for (const { id, deathTime, burialTime, searchName } of rows)
          await server.deps.db
            .update(persons)
            .set({ deathTime, burialTime, searchName })
            .where(eq(persons.id, id));
      }
    });
  });

  it('R210 ends behind a person who is unknown, and has no `next` without `limit`', async () => {
    const unknown = { limit: 3, after: 2_000_000_000 };
    expect((await server.get('/persons/search', { query: unknown })).body).toEqual({
      results: [],
      next: null,
    });
    expect(Object.keys((await server.get('/persons/search')).body)).toEqual(['results']);
  });

  it('returns the house under both field names, and pictures as absolute addresses', async () => {
    const everybody = await search();
    expect(everybody.every((person) => person.funeralHouseName === person.FuneralHouseName)).toBe(
      true,
    );
    const photos = everybody.map(({ photoUrl }) => photoUrl).filter((url) => url !== null);
    expect(
      photos.filter((url) => !url.startsWith('http://upstream.test/images/portraits/')),
    ).toEqual([]);
    expect(everybody.length - photos.length).toBeGreaterThan(2);
  });

  it('R10 omits withdrawn listings when `active` is 1, and hides their page and messages', async () => {
    const [person] = await search({ text: 'Tiurma' });
    const id = person?.id ?? 0;
    await server.deps.db.update(persons).set({ active: false }).where(eq(persons.id, id));
    try {
      expect(await search({ text: 'Tiurma', active: 1 })).toEqual([]);
      expect((await search({ text: 'Tiurma', active: 0 })).map((found) => found.id)).toEqual([id]);
      expect((await server.get(`/persons/detail/${id}`)).body).toMatchObject({
        code: 'not_found',
        field: 'id',
      });
      expect((await server.get(`/persons/${id}/messages`)).status).toBe(404);
    } finally {
      await server.deps.db.update(persons).set({ active: true }).where(eq(persons.id, id));
    }
  });

  it('has the first ten in the carousel', async () => {
    const { body } = await server.get('/persons/carousel', { query: { cityId: 3374 } });
    expect(body.results).toEqual((await search({ cityId: 3374 })).slice(0, 10));
  });

  it.each([
    ['cityId', '-1'],
    ['cityId', '2147483648'],
    ['cityId', 'bandung'],
    ['cityId', '1.5'],
    ['cityId', ''],
    ['active', '2'],
    ['isLive', 'yes'],
    ['orderBy', 'senderCount'],
    ['limit', '0'],
    ['after', '0'],
    ['text', 'x'.repeat(101)],
    ['text', 'a\u0000b'],
  ])('rejects %s=%s and names the field', async (field, value) => {
    const { status, body } = await server.get('/persons/search', { query: { [field]: value } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', field });
  });
});

describe('the details of a person', () => {
  it('contain the house, the burial, the family and the events', async () => {
    const [listed] = await search({ text: 'Maria Theresia Lie' });
    const { body } = await server.get(`/persons/detail/${listed?.id}`);
    expect(body).toMatchObject({
      id: listed?.id,
      name: 'Maria Theresia Lie Giok Lan',
      age: 78,
      FuneralHouseId: 1,
      FuneralHouseName: 'Rumah Duka Sekar Melati',
      FuneralHouseAddress: 'Jl. Holis Indah No. 118, Bandung',
      BurialPlaceName: 'TPU Pandu',
      User: { id: expect.any(Number) },
      senderCount: listed?.senderCount,
    });
    expect(body.Families[1]).toEqual({
      relationship: 'Anak',
      name: 'Andreas Wijaya\nClara Wijaya\nIgnatius Wijaya',
    });
    expect(body.Events.map(({ eventName }: { eventName: string }) => eventName)).toEqual([
      'Doa Rosario',
      'Misa Requiem',
      'Ibadat Tutup Peti',
      'Misa Pelepasan',
    ]);
    expect(body.Events[0].eventDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
    expect(body).not.toHaveProperty('funeralHouseName');
  });

  it('can lack a family, events and a photo', async () => {
    const [withoutFamily] = await search({ text: 'Gunawan Tjandra' });
    const { body } = await server.get(`/persons/detail/${withoutFamily?.id}`);
    expect(body).toMatchObject({ Families: [], User: null });
    const [withoutEvents] = await search({ text: 'Phang Djin Nio' });
    expect((await server.get(`/persons/detail/${withoutEvents?.id}`)).body.Events).toEqual([]);
    const [withoutPhoto] = await search({ text: 'Elisabeth Siahaan' });
    expect((await server.get(`/persons/detail/${withoutPhoto?.id}`)).body.photoUrl).toBeNull();
  });

  it.each([
    ['0', 400],
    ['-5', 400],
    ['2147483648', 400],
    ['abc', 400],
    ['1e3x', 400],
    ['2147483647', 404],
  ])('reject the id %s with status %i', async (id, status) => {
    const answer = await server.get(`/persons/detail/${id}`);
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({
      code: status === 400 ? 'validation_failed' : 'not_found',
      field: 'id',
    });
  });
});

describe('the messages of a person', () => {
  it('R11 contain only the approved ones, the latest first, and match the counter for every user and filter', async () => {
    const person = (await search()).find(({ senderCount }) => senderCount > 15);
    const id = person?.id ?? 0;
    const stored = await server.deps.db
      .select()
      .from(personMessages)
      .where(eq(personMessages.personId, id));
    const approved = stored.filter((message) => message.approved);
    expect(stored.length).toBeGreaterThan(approved.length);
    const newestFirst = approved.sort(
      (a, b) => b.messageDate.getTime() - a.messageDate.getTime() || a.id - b.id,
    );
    const expected = newestFirst.map(({ messageDate, fromName }) => [
      messageDate.getTime(),
      fromName,
    ]);

    const token = await server.tokenFor('demo-ratna');
    for (const options of [
      {},
      { query: { approvalType: 1 } },
      { token },
      { token, query: { approvalType: 1 } },
    ]) {
      const { results } = (await server.get(`/persons/${id}/messages`, options)).body;
      expect(
        results.map(({ messageDate, fromName }: Message) => [Date.parse(messageDate), fromName]),
      ).toEqual(expected);
      expect(Object.keys(results[0])).toEqual(['messageDate', 'fromName']);
    }
    expect(person?.senderCount).toBe(approved.length);
  });

  it('reject an unknown person and an unknown approval type', async () => {
    expect((await server.get('/persons/999999/messages')).body).toMatchObject({
      code: 'not_found',
      field: 'id',
    });
    const unknown = await server.get('/persons/1/messages', { query: { approvalType: 2 } });
    expect(unknown.body).toMatchObject({ code: 'validation_failed', field: 'approvalType' });
  });
});
