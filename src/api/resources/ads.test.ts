import { expect, test } from 'vitest';
import { faults, startUpstream, testClient } from '../../testing/upstream.ts';
import { listBottomAds, listTopAds } from './ads.ts';

const upstream = startUpstream();

test('listTopAds returns absolute addresses and replaces legacy hosts with the secure one', async () => {
  await expect(listTopAds(testClient())).resolves.toEqual([
    'http://upstream.test/images/ads/top-1.webp',
    'https://secure.test:8023/images/ads/top-2.webp',
    'http://upstream.test/images/ads/top-3.webp',
  ]);
});

test('listBottomAds returns one address per row', async () => {
  await expect(listBottomAds(testClient())).resolves.toEqual([
    'http://upstream.test/images/ads/bottom-1.webp',
    'http://upstream.test/images/ads/bottom-2.webp',
    'https://secure.test:8023/images/ads/bottom-3.webp',
    'http://upstream.test/images/ads/bottom-4.webp',
  ]);
});

test.each([
  ['adsUrls.1', { adsUrls: ['/a.webp', ''] }, listTopAds],
  ['results.0.adsUrl', { results: [{ adsUrls: '/a.webp' }] }, listBottomAds],
  ['adsUrls.0', { adsUrls: ['data:text/html,x'] }, listTopAds],
])(
  'an answer that violates the contract is rejected with the field %s',
  async (field, answer, list) => {
    upstream.use(faults.json(answer));
    await expect(list(testClient())).rejects.toMatchObject({ code: 'badResponse', field });
  },
);
