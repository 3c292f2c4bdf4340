import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApiClient } from '../api/http/client.ts';
import { listTopAds } from '../api/resources/ads.ts';
import { getProduct, listFlorists, listProducts } from '../api/resources/flowers.ts';
import { listTemplates } from '../api/resources/greetings.ts';
import { searchPersons } from '../api/resources/persons.ts';
import { startWorker, worker } from './worker.ts';

const client = createApiClient({
  upstreamUrl: window.location.origin,
  secureUpstreamUrl: window.location.origin,
  apiKey: 'kunci',
  timeoutMs: 30_000,
  getAccessToken: () => null,
});

beforeAll(async () => {
  await startWorker();
});
afterAll(() => {
  worker.stop();
});

test('every picture address of the mock upstream loads', async () => {
  const { people } = await searchPersons(client);
  const florists = await listFlorists(client, 2);
  const products = await listProducts(client, 3);
  const detail = await getProduct(client, { floristId: 3, productId: 11 });
  const templates = await listTemplates(client, 'quotes');
  const addresses = [
    ...people.map(({ photoUrl }) => photoUrl).filter((address) => address !== null),
    ...florists.map(({ photoUrl }) => photoUrl),
    ...products.map(({ photoUrl }) => photoUrl),
    ...detail.photoUrls,
    ...templates.map(({ imageUrl }) => imageUrl),
    ...(await listTopAds(client)),
  ];
  expect(addresses).toHaveLength(19);
  const widths = await Promise.all(addresses.map(widthOf));
  expect(widths.filter((width) => width < 300)).toEqual([]);
});

async function widthOf(address: string): Promise<number> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image.naturalWidth;
}
