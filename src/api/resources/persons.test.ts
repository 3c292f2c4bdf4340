import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import {
  longMessages,
  longPerson,
  person,
  personList,
  sparsePerson,
} from '../../testing/fixtures/persons.ts';
import type { PersonPage } from '../../domain/person.ts';
import { http } from '../../testing/openApiHttp.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { loadMorePersons, personQuery, personsQuery } from './personQueries.ts';
import { getPerson, listPersonMessages, searchPersons } from './persons.ts';

const upstream = startUpstream();

test('searchPersons returns people as domain objects', async () => {
  const {
    people: [first],
  } = await searchPersons(testClient(), { text: 'theresia' });
  expect(first).toEqual({
    id: 7,
    name: 'Maria Theresia Wijaya',
    age: 78,
    photoUrl: 'http://upstream.test/images/portraits/7.webp',
    room: 'Ruang Melati 2',
    deathTime: '2026-11-20T04:20:00+07:00',
    funeralTime: '2026-11-22T19:00:00+07:00',
    burialTime: '2026-11-23T09:00:00+07:00',
    funeralHouse: { id: 2, name: 'Rumah Duka Nana Rohana' },
    senderCount: 4,
  });
});

test('searchPersons keeps the order of the list', async () => {
  const { people: found } = await searchPersons(testClient());
  expect(found.map(({ id }) => id)).toEqual(personList.map(({ id }) => id));
});

test.each([
  ['FuneralHouseName', { FuneralHouseName: 'Rumah Duka A' }],
  ['funeralHouseName', { funeralHouseName: 'Rumah Duka A' }],
  [
    'funeralHouseName when FuneralHouseName is null',
    { FuneralHouseName: null, funeralHouseName: 'Rumah Duka A' },
  ],
])('searchPersons reads the name of the funeral house from %s', async (_, house) => {
  upstream.use(
    faults.json({
      results: [
        { ...personList[0], FuneralHouseName: undefined, funeralHouseName: undefined, ...house },
      ],
    }),
  );
  const {
    people: [found],
  } = await searchPersons(testClient());
  expect(found?.funeralHouse).toEqual({ id: 2, name: 'Rumah Duka A' });
});

test('searchPersons returns null for fields that are null, missing or blank', async () => {
  upstream.use(
    faults.json({ results: [{ id: 5, name: 'Anto', senderCount: 0, room: ' ', age: null }] }),
  );
  await expect(searchPersons(testClient()).then(({ people }) => people)).resolves.toEqual([
    {
      id: 5,
      name: 'Anto',
      age: null,
      photoUrl: null,
      room: null,
      deathTime: null,
      funeralTime: null,
      burialTime: null,
      funeralHouse: { id: null, name: null },
      senderCount: 0,
    },
  ]);
});

test('R13 getPerson replaces the legacy host (plain http, IP address) of a photo with the secure one', async () => {
  upstream.use(faults.json({ ...person, photoUrl: 'http://203.0.113.7:3000/images/7.jpg?w=2' }));
  const found = await getPerson(testClient(), 7);
  expect(found.photoUrl).toBe('https://secure.test:8023/images/7.jpg?w=2');
});

test('getPerson returns places, family, events and the user who receives greetings', async () => {
  const found = await getPerson(testClient(), 7);
  expect(found.funeralHouse).toEqual({
    id: 2,
    name: 'Rumah Duka Nana Rohana',
    address: 'Jl. Nana Rohana No. 37, Bandung',
  });
  expect(found.burialPlace).toEqual({ name: 'TPU Pandu', address: 'Jl. Pandu No. 32, Bandung' });
  expect(found.recipientUserId).toBe(31);
  expect(found.families).toContainEqual({
    relationship: 'Anak',
    name: 'Yohanes Wijaya\nClara Wijaya',
  });
  expect(found.faith).toBe('katolik');
  expect(found.events).toContainEqual({ name: 'Misa Requiem', time: '2026-11-22T18:00:00+07:00' });
});

test('getPerson returns empty lists and nulls for missing details', async () => {
  const found = await getPerson(testClient(), sparsePerson.id);
  expect(found).toMatchObject({
    age: null,
    recipientUserId: null,
    families: [],
    events: [],
    faith: null,
    burialPlace: { name: null, address: null },
  });
});

test('getPerson does not truncate the longest texts', async () => {
  const found = await getPerson(testClient(), longPerson.id);
  expect(found.name).toBe(longPerson.name);
  expect(found.events).toHaveLength(9);
});

test('getPerson rejects an unknown id with notFound', async () => {
  await expect(getPerson(testClient(), 404)).rejects.toMatchObject({ code: 'notFound' });
});

test.each([
  ['results.1.name', { results: [personList[0], { ...personList[1], name: undefined }] }],
  ['results.0.id', { results: [{ ...personList[0], id: '7' }] }],
  ['results.0.deathTime', { results: [{ ...personList[0], deathTime: 'Kamis pagi' }] }],
  [
    'results.0.burialTime',
    { results: [{ ...personList[0], burialTime: '2026-11-23T09:61:00+07:00' }] },
  ],
  ['results.0.photoUrl', { results: [{ ...personList[0], photoUrl: 'javascript:alert(1)' }] }],
  ['results.0.senderCount', { results: [{ ...personList[0], senderCount: -1 }] }],
  ['results.0.age', { results: [{ ...personList[0], age: 78.5 }] }],
  ['results', { result: [] }],
])('searchPersons names the field that violates the contract: %s', async (field, answer) => {
  upstream.use(faults.json(answer));
  await expect(searchPersons(testClient())).rejects.toMatchObject({ code: 'badResponse', field });
});

test('listPersonMessages returns sender and time', async () => {
  const messages = await listPersonMessages(testClient(), 7);
  expect(messages[1]).toEqual({
    sentAt: '2026-11-20T21:10:00+07:00',
    fromName: 'PT Cahaya Parahyangan\nDireksi dan Karyawan',
    pictureUrl: 'http://upstream.test/files/cards/c0d12e.webp',
  });
});

test('listPersonMessages does not truncate the longest sender and keeps its line break', async () => {
  upstream.use(faults.json({ results: longMessages }));
  const [message] = await listPersonMessages(testClient(), 7);
  expect(message?.fromName).toBe(longMessages[0]?.fromName);
});

test('listPersonMessages rejects a message without a time', async () => {
  upstream.use(faults.json({ results: [{ fromName: 'Anton' }] }));
  await expect(listPersonMessages(testClient(), 7)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.messageDate',
  });
});

test('equivalent filters share a query key, and different ones do not', () => {
  const client = testClient();
  const keyOf = (cityId: number, text: string) =>
    personsQuery(client, { cityId, text }, 25).queryKey;
  expect(keyOf(3273, ' wijaya ')).toEqual(keyOf(3273, 'wijaya'));
  expect(keyOf(3273, 'wijaya')).not.toEqual(keyOf(0, 'wijaya'));
  expect(personQuery(client, 7).queryKey).not.toEqual(personQuery(client, 8).queryKey);
});

test('R203 the list of a city comes from the region, and a search from all people', async () => {
  const client = testClient();
  const paths: string[] = [];
  const list = (path: '/persons/search' | '/persons/regional') =>
    http.get(path, ({ response }) => {
      paths.push(path);
      return response(200).json({ results: [] });
    });
  upstream.use(list('/persons/search'), list('/persons/regional'));
  const queries = new QueryClient();
  for (const filter of [
    { cityId: 3273, text: ' ' },
    { cityId: 3273, text: 'wijaya' },
    { cityId: 0, text: '' },
  ])
    await queries.fetchQuery(personsQuery(client, filter, 25));
  expect(paths).toEqual(['/persons/regional', '/persons/search', '/persons/search']);
});

test('R705 searchPersons cuts a text that is longer than the contract allows, and no character in half', async () => {
  let receivedText: string | null = null;
  upstream.use(
    http.get('/persons/search', ({ query, response }) => {
      receivedText = query.get('text');
      return response(200).json({ results: [] });
    }),
  );
  await searchPersons(testClient(), { text: `a${'🌹'.repeat(300)}` });
  expect(receivedText).toBe(`a${'🌹'.repeat(99)}`);
});

test('R205 a message has the picture of its card, and null without one or with an unusable one', async () => {
  const message = { messageDate: '2026-11-21T08:42:00+07:00', fromName: 'Anton' };
  upstream.use(
    faults.json({
      results: [
        { ...message, pictureUrl: '/files/a.webp' },
        message,
        { ...message, pictureUrl: 7 },
      ],
    }),
  );
  const messages = await listPersonMessages(testClient(), 7);
  expect(messages.map(({ pictureUrl }) => pictureUrl)).toEqual([
    testClient().resolveUrl('/files/a.webp'),
    null,
    null,
  ]);
});

/** Answers a search with pages of the people 1 to 5, and records what was asked for. */
function answerInPages() {
  const asked: string[] = [];
  upstream.use(
    http.get('/persons/search', ({ query, response }) => {
      const [limit, after] = [Number(query.get('limit')), Number(query.get('after') ?? 0)];
      asked.push(`${limit} after ${after}`);
      const results = [1, 2, 3, 4, 5]
        .filter((id) => id > after)
        .slice(0, limit)
        .map((id) => ({ ...personList[0]!, id }));
      const last = results.at(-1)?.id ?? 5;
      return response(200).json({
        results,
        next: last < 5 ? last : null,
        ...(after === 0 ? { total: 5 } : {}),
      });
    }),
  );
  return asked;
}

test('R210 loads a list page by page, and all of its known people again with one call', async () => {
  const asked = answerInPages();
  const client = testClient();
  const queries = new QueryClient();
  const filter = { cityId: 0, text: '' };
  const query = personsQuery(client, filter, 2);
  const ids = () => queries.getQueryData<PersonPage>(query.queryKey)?.people.map(({ id }) => id);
  await queries.fetchQuery(query);
  expect(queries.getQueryData(query.queryKey)).toMatchObject({ next: 2, total: 5 });
  await Promise.all([
    loadMorePersons(queries, client, filter, 2),
    loadMorePersons(queries, client, filter, 2),
  ]);
  expect(ids()).toEqual([1, 2, 3, 4]);
  await queries.refetchQueries({ queryKey: query.queryKey, exact: true });
  expect(ids()).toEqual([1, 2, 3, 4]);
  await loadMorePersons(queries, client, filter, 2);
  await loadMorePersons(queries, client, filter, 2);
  expect(queries.getQueryData(query.queryKey)).toMatchObject({ next: null, total: 5 });
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  expect(asked).toEqual(['2 after 0', '2 after 2', '4 after 0', '2 after 4']);
});

test('R210 takes the list of an upstream without pages as complete', async () => {
  const client = testClient();
  const queries = new QueryClient();
  const page = await queries.fetchQuery(personsQuery(client, { cityId: 0, text: '' }, 1));
  expect(page.people.length).toBeGreaterThan(1);
  expect(page).toMatchObject({ next: null, total: page.people.length });
  await loadMorePersons(queries, client, { cityId: 0, text: '' }, 1);
  expect(queries.getQueryData(personsQuery(client, { cityId: 0, text: '' }, 1).queryKey)).toBe(
    page,
  );
});

test('R210 loads as many people as were shown, or those that the device has', async () => {
  const asked = answerInPages();
  const client = testClient();
  const options = personsQuery(client, { cityId: 0, text: '' }, 2, 4);
  expect((await new QueryClient().fetchQuery(options)).people).toHaveLength(4);
  upstream.use(
    http.get('/persons/search', ({ query, response }) =>
      query.get('limit') === '4' ? Response.error() : response(200).json({ results: [] }),
    ),
  );
  expect((await new QueryClient().fetchQuery(options)).people).toEqual([]);
  expect(asked).toEqual(['4 after 0']);
});
