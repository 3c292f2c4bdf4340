import { expect, test } from 'vitest';
import {
  longMessages,
  longPerson,
  person,
  personList,
  sparsePerson,
} from '../testing/fixtures/persons.ts';
import { http } from '../testing/openApiHttp.ts';
import { faults, startUpstream, testClient } from '../testing/upstream.ts';
import {
  getPerson,
  listPersonMessages,
  personQuery,
  personsQuery,
  searchPersons,
} from './persons.ts';

const upstream = startUpstream();

test('a person of the list comes as the domain knows them', async () => {
  const [first] = await searchPersons(testClient(), { text: 'theresia' });
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
    senderCount: 18,
  });
});

test('the whole list comes in its order', async () => {
  const found = await searchPersons(testClient());
  expect(found.map(({ id }) => id)).toEqual(personList.map(({ id }) => id));
});

test.each([
  ['FuneralHouseName', { FuneralHouseName: 'Rumah Duka A' }],
  ['funeralHouseName', { funeralHouseName: 'Rumah Duka A' }],
  [
    'funeralHouseName when the other is null',
    { FuneralHouseName: null, funeralHouseName: 'Rumah Duka A' },
  ],
])('a list that names the house %s alone is understood', async (_, house) => {
  upstream.use(
    faults.json({
      results: [
        { ...personList[0], FuneralHouseName: undefined, funeralHouseName: undefined, ...house },
      ],
    }),
  );
  const [found] = await searchPersons(testClient());
  expect(found?.funeralHouse).toEqual({ id: 2, name: 'Rumah Duka A' });
});

test('what is unknown is null, whether it is null, left out or blank', async () => {
  upstream.use(
    faults.json({ results: [{ id: 5, name: 'Anto', senderCount: 0, room: ' ', age: null }] }),
  );
  await expect(searchPersons(testClient())).resolves.toEqual([
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

test('R13 a photo on an old plain-http IP host is fetched from the secure one', async () => {
  upstream.use(faults.json({ ...person, photoUrl: 'http://203.0.113.7:3000/images/7.jpg?w=2' }));
  const found = await getPerson(testClient(), 7);
  expect(found.photoUrl).toBe('https://secure.test:8023/images/7.jpg?w=2');
});

test('a person has places, family, events and the user who receives greetings', async () => {
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
  expect(found.events).toContainEqual({ name: 'Misa Requiem', time: '2026-11-22T18:00:00+07:00' });
});

test('a person of whom little is known has empty lists and nulls', async () => {
  const found = await getPerson(testClient(), sparsePerson.id);
  expect(found).toMatchObject({
    age: null,
    recipientUserId: null,
    families: [],
    events: [],
    burialPlace: { name: null, address: null },
  });
});

test('the longest texts arrive whole', async () => {
  const found = await getPerson(testClient(), longPerson.id);
  expect(found.name).toBe(longPerson.name);
  expect(found.events).toHaveLength(9);
});

test('a person nobody knows is notFound', async () => {
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
])('an answer that breaks the contract names %s', async (field, answer) => {
  upstream.use(faults.json(answer));
  await expect(searchPersons(testClient())).rejects.toMatchObject({ code: 'badResponse', field });
});

test('messages have a sender and a time', async () => {
  const messages = await listPersonMessages(testClient(), 7);
  expect(messages[1]).toEqual({
    sentAt: '2026-11-20T21:10:00+07:00',
    fromName: 'PT Cahaya Parahyangan\nDireksi dan Karyawan',
  });
});

test('the longest sender arrives whole, line break and all', async () => {
  upstream.use(faults.json({ results: longMessages }));
  const [message] = await listPersonMessages(testClient(), 7);
  expect(message?.fromName).toBe(longMessages[0]?.fromName);
});

test('a message without a time breaks the contract', async () => {
  upstream.use(faults.json({ results: [{ fromName: 'Anton' }] }));
  await expect(listPersonMessages(testClient(), 7)).rejects.toMatchObject({
    code: 'badResponse',
    field: 'results.0.messageDate',
  });
});

test('filters that ask for the same share a query key, and others do not', () => {
  const client = testClient();
  const keyOf = (cityId: number, text: string) => personsQuery(client, { cityId, text }).queryKey;
  expect(keyOf(3273, ' wijaya ')).toEqual(keyOf(3273, 'wijaya'));
  expect(keyOf(3273, 'wijaya')).not.toEqual(keyOf(0, 'wijaya'));
  expect(personQuery(client, 7).queryKey).not.toEqual(personQuery(client, 8).queryKey);
});

test('a text longer than the contract allows is cut', async () => {
  let asked: string | null = null;
  upstream.use(
    http.get('/persons/search', ({ query, response }) => {
      asked = query.get('text');
      return response(200).json({ results: [] });
    }),
  );
  await searchPersons(testClient(), { text: 'a'.repeat(300) });
  expect(asked).toHaveLength(100);
});
