import { expect, test, vi } from 'vitest';
import { startUpstream, testClient } from '../../testing/upstream.ts';
import { getPerson } from '../resources/persons.ts';
import { createLateClient } from './lateClient.ts';

startUpstream();

function setUp() {
  const client = testClient();
  const create = vi.fn(() => Promise.resolve(client));
  return { create, client: createLateClient(create, client.resolveUrl) };
}

test('R331 creates the client with the first call, and only once', async () => {
  const { create, client } = setUp();
  expect(create).not.toHaveBeenCalled();
  const [one, other] = await Promise.all([getPerson(client, 7), getPerson(client, 7)]);
  expect(one).toEqual(other);
  expect(one.id).toBe(7);
  expect(create).toHaveBeenCalledTimes(1);
});

test('R331 a call fails with networkFailed when its code cannot be loaded, and the next tries again', async () => {
  const { create, client } = setUp();
  create.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  await expect(getPerson(client, 7)).rejects.toMatchObject({ code: 'networkFailed' });
  await expect(getPerson(client, 7)).resolves.toMatchObject({ id: 7 });
});
