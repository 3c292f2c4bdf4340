import { expect, test } from 'vitest';
import { cities, provinces, regencies } from '../../testing/fixtures/places.ts';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { regenciesQuery } from './placeQueries.ts';
import { listCities, listProvinces, listRegencies } from './places.ts';

const upstream = startUpstream();

test('cities are read from `results`, provinces and regencies from an array', async () => {
  await expect(listCities(testClient())).resolves.toEqual(cities);
  await expect(listProvinces(testClient())).resolves.toEqual(provinces);
  await expect(listRegencies(testClient(), 32)).resolves.toEqual(regencies[32]);
});

test('listRegencies returns an empty list for an unknown province', async () => {
  await expect(listRegencies(testClient(), 9999)).resolves.toEqual([]);
});

test('listProvinces drops fields other than id and name', async () => {
  upstream.use(faults.json([{ id: 32, name: 'Jawa Barat', iso: 'ID-JB' }]));
  await expect(listProvinces(testClient())).resolves.toEqual([{ id: 32, name: 'Jawa Barat' }]);
});

test.each([
  ['results.0.name', { results: [{ id: 1, name: '' }] }, listCities],
  ['0.id', [{ id: 0, name: 'Nol' }], listProvinces],
])(
  'an answer that violates the contract is rejected with the field %s',
  async (field, answer, list) => {
    upstream.use(faults.json(answer));
    await expect(list(testClient())).rejects.toMatchObject({ code: 'badResponse', field });
  },
);

test('regenciesQuery has one key per province', () => {
  expect(regenciesQuery(testClient(), 32).queryKey).not.toEqual(
    regenciesQuery(testClient(), 33).queryKey,
  );
});
