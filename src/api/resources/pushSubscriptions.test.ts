import { expect, test } from 'vitest';
import { startUpstream, testClient } from '../../testing/upstream.ts';
import { getPushKey } from './pushSubscriptions.ts';

startUpstream();

test('getPushKey returns the public key of the server', async () => {
  expect(await getPushKey(testClient())).toMatch(/^B[\w-]{86}$/);
});
