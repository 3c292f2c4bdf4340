import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './support/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

interface NamedRow {
  id: number;
  name: string;
}

async function personIn(house: number): Promise<number> {
  const { body } = await server.get('/persons/search');
  return body.results.find(
    ({ FuneralHouseId }: { FuneralHouseId: number }) => FuneralHouseId === house,
  ).id;
}

describe('listing places', () => {
  it('returns the cities that have funeral houses, ordered by name', async () => {
    expect((await server.get('/cities')).body).toEqual({
      results: [
        { id: 3273, name: 'Bandung' },
        { id: 31, name: 'Jakarta' },
        { id: 3374, name: 'Semarang' },
        { id: 3578, name: 'Surabaya' },
      ],
    });
  });

  it('returns all provinces as a bare array, ordered by name', async () => {
    const { body } = await server.get('/ucapan/api/get_provinsi/');
    expect(body).toHaveLength(38);
    const names = body.map(({ name }: NamedRow) => name);
    expect(names[0]).toBe('Aceh');
    expect(names).toContain('Daerah Istimewa Yogyakarta');
  });

  it('returns the regencies of one province', async () => {
    const regencies = async (id: number) =>
      (await server.get('/ucapan/api/get_kabupaten/', { query: { prov_id: id } })).body;
    const westJava = await regencies(32);
    expect(westJava).toHaveLength(27);
    expect(westJava).toContainEqual({ id: 3273, name: 'Kota Bandung' });
    expect(await regencies(99)).toEqual([]);
  });

  it.each([{}, { prov_id: 0 }, { prov_id: 'x' }])('rejects the regency query %j', async (query) => {
    const answer = await server.get('/ucapan/api/get_kabupaten/', {
      query: query as Record<string, string>,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field: 'prov_id' },
    });
  });
});

describe('listing advertisements', () => {
  it('returns absolute addresses in their order', async () => {
    const top = (await server.get('/ads/top')).body.adsUrls;
    expect(top.length).toBeGreaterThanOrEqual(3);
    expect(top[0]).toMatch(/^http:\/\/upstream\.test\/images\/ads\/[\w-]+\.webp$/);
    const bottom = (await server.get('/ads/bottom')).body.results;
    expect(bottom.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(bottom[0])).toEqual(['adsUrl']);
  });
});

describe('listing card templates', () => {
  it.each(['F', 'D', 'E', 'quotes', 'logo'])(
    'returns at least six templates of group %s, with title and layout',
    async (group) => {
      const { body } = await server.get('/imgtemplates', { query: { group } });
      expect(body.results.length).toBeGreaterThanOrEqual(6);
      for (const { id, imageUrl, groundUrl, title, layout } of body.results) {
        expect(imageUrl).toBe(`http://upstream.test/images/templates/${id}.webp`);
        expect(groundUrl).toBe(`http://upstream.test/images/templates/${id}-ground.webp`);
        expect(title.length).toBeGreaterThan(2);
        expect(layout).toMatchObject({ width: 1080, height: 1080 });
      }
    },
  );

  it('names the faiths of religious cards only', async () => {
    const faithsOf = async (group: string) =>
      (await server.get('/imgtemplates', { query: { group } })).body.results.map(
        ({ faiths }: { faiths?: string[] }) => faiths,
      );
    expect(new Set((await faithsOf('E')).flat())).toEqual(
      new Set(['islam', 'kristen', 'katolik', 'hindu', 'buddha', 'khonghucu']),
    );
    expect(new Set(await faithsOf('F'))).toEqual(new Set([undefined]));
  });

  it('rejects an unknown group', async () => {
    for (const query of [{}, { group: 'G' }, { group: '' }]) {
      const answer = await server.get('/imgtemplates', { query: query as Record<string, string> });
      expect(answer).toMatchObject({
        status: 400,
        body: { code: 'validation_failed', field: 'group' },
      });
    }
  });
});

describe('listing packages', () => {
  const packages = (query: Record<string, number>, token?: string) =>
    server.get('/packages/ucapan/', { query, ...(token ? { token } : {}) });

  it('returns the packages of the house with their discounts, the recommended one first', async () => {
    const { body } = await packages({ placeId: 1, personId: await personIn(1) });
    expect(body.results.map(({ id: _, ...price }: { id: number }) => price)).toEqual([
      {
        price: 100000,
        discPercentage: 0,
        discRp: 0,
        name: 'Kartu Layar',
        description: 'Tampil di layar ruang duka dan di aplikasi keluarga.',
        virtualAccountBanks: ['bca', 'mandiri', 'bni', 'bri'],
      },
      {
        price: 150000,
        discPercentage: 0,
        discRp: 0,
        name: 'Kartu Layar dan Cetak',
        description: 'Tampil di layar, lalu dicetak dan diserahkan kepada keluarga.',
        virtualAccountBanks: ['bca', 'mandiri', 'bni', 'bri'],
      },
    ]);
  });

  it('returns the default packages for a house without its own', async () => {
    const { body } = await packages({ placeId: 6, personId: await personIn(6) });
    expect(body.results).toMatchObject([{ price: 100000, discPercentage: 0, discRp: 0 }]);
  });

  it('gives the member discount only to a signed-in member and ignores the userId of the query', async () => {
    const personId = await personIn(1);
    const first = async (query: object, token?: string) =>
      (await packages({ placeId: 1, personId, ...query }, token)).body.results[0].discRp;
    const member = await server.tokenFor('demo-budi');
    expect(await first({}, member)).toBe(20000);
    const { body } = await server.get('/users/v2/search', {
      query: { username: 'demo-budi' },
      token: member,
    });
    expect(await first({ userId: body.id })).toBe(0);
    expect(await first({ userId: body.id }, await server.tokenFor('demo-ratna'))).toBe(0);
    expect(await first({}, 'not a token')).toBe(0);
  });

  it('uses the house of the person and ignores the placeId of the query', async () => {
    const personId = await personIn(1);
    expect((await packages({ placeId: 3, personId })).body).toEqual(
      (await packages({ placeId: 1, personId })).body,
    );
  });

  it('rejects an unknown person and missing parameters', async () => {
    expect(await packages({ placeId: 1, personId: 999999 })).toMatchObject({
      status: 404,
      body: { code: 'person_unavailable', field: 'personId' },
    });
    expect(await packages({ placeId: 1 })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field: 'personId' },
    });
    expect(await packages({ personId: 1 })).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', field: 'placeId' },
    });
  });
});

describe('listing florists', () => {
  const florists = async (funeralHouseId: number) =>
    (await server.get('/partners/florist/list/actives', { query: { funeralHouseId } })).body
      .results;

  it('R56 returns the florists that deliver to the house, with their descriptions', async () => {
    const bandung = await florists(1);
    const semarang = await florists(3);
    expect(bandung.map(({ id }: NamedRow) => id)).toEqual([1, 2, 3, 4, 7]);
    expect(semarang.map(({ id }: NamedRow) => id)).toEqual([5, 6, 7, 8]);
    for (const { description, photo } of bandung) {
      expect(description).toMatch(/bunga papan di Bandung/);
      expect(photo).toMatch(/^http:\/\/upstream\.test\/images\/florists\/[\w-]+\.webp$/);
    }
    for (const { description } of semarang)
      expect(description).toMatch(/bunga papan di .*Semarang/);
  });

  it('R243 returns the price of the cheapest product of each florist, how many it has and how wide they are', async () => {
    for (const { id, startPrice, productCount, boardWidths } of await florists(1)) {
      const { body } = await server.get(`/partners/florist/${id}/products`);
      expect(startPrice).toBe(
        Math.min(...body.result.map(({ price }: { price: number }) => price)),
      );
      expect(productCount).toBe(body.result.length);
      const widths = body.result.map(({ size }: { size: string }) =>
        Number(size.split(' ')[0]?.replace(',', '.')),
      );
      expect(boardWidths).toEqual({ from: Math.min(...widths), to: Math.max(...widths) });
    }
  });

  it.each([0, 4, 5, 6, 2147483647])('returns no florists for house %i', async (house) => {
    expect(await florists(house)).toEqual([]);
  });

  it('returns the products of a florist under `result`, and the details of one', async () => {
    const { body } = await server.get('/partners/florist/1/products');
    expect(Object.keys(body)).toEqual(['result']);
    expect(body.result[0]).toEqual({
      id: expect.any(Number),
      name: 'Papan Klasik Marun',
      size: '2 m × 1,25 m',
      photoUrl: 'http://upstream.test/images/boards/marun-klasik.webp',
      price: 650000,
      board: {
        groundUrl: 'http://upstream.test/images/boards/marun-klasik-ground.webp',
        layout: expect.objectContaining({ width: 1200, height: 900 }),
      },
    });
    const fields = body.result[0].board.layout.texts.map(({ field }: { field: string }) => field);
    expect(fields).toEqual(['message', 'subMessage', 'sender']);
    const detail = (await server.get(`/partners/florist/1/product/${body.result[0].id}`)).body;
    expect(detail.photos[0]).toBe(body.result[0].photoUrl);
    expect(detail.board).toEqual(body.result[0].board);
    expect(detail.photos.length).toBeGreaterThan(1);
    expect(detail.description).toMatch(/krisan/);
  });

  it("rejects unknown florists, unknown products, and another florist's product", async () => {
    const { body } = await server.get('/partners/florist/2/products');
    expect(await server.get('/partners/florist/99/products')).toMatchObject({
      status: 404,
      body: { code: 'not_found', field: 'id' },
    });
    expect(await server.get('/partners/florist/99/product/1')).toMatchObject({
      status: 404,
      body: { code: 'not_found', field: 'id' },
    });
    for (const productId of [99999, body.result[0].id]) {
      const answer = await server.get(`/partners/florist/1/product/${productId}`);
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'not_found', field: 'productId' },
      });
    }
    expect(await server.get('/partners/florist/x/products')).toMatchObject({
      status: 400,
      body: { field: 'id' },
    });
    expect(await server.get('/partners/florist/1/product/0')).toMatchObject({
      status: 400,
      body: { field: 'productId' },
    });
    expect(await server.get('/partners/florist/list/actives')).toMatchObject({
      status: 400,
      body: { field: 'funeralHouseId' },
    });
  });
});
