import { expect, it } from 'vitest';
import { createHub } from './createHub.ts';

it('calls every listener, also after one has thrown', async () => {
  const channels = new Map<string, (payload: string) => void>();
  const hub = await createHub({
    async listen(channel, onMessage) {
      channels.set(channel, onMessage);
      return async () => undefined;
    },
  });
  const heard: unknown[] = [];
  const fail = () => {
    throw new Error('broken');
  };
  hub.subscribe({ onHint: fail, onReload: fail, onRoleRevoked: fail });
  hub.subscribe({
    onHint: ({ orderId }) => heard.push(orderId),
    onReload: () => undefined,
    onRoleRevoked: (userId) => heard.push(userId),
  });
  hub.onListingChange(fail);
  hub.onListingChange((personId) => heard.push(personId));

  expect(() => channels.get('orders')?.('{"orderId":1}')).toThrow('broken');
  expect(() => channels.get('roles')?.('2')).toThrow('broken');
  expect(() => channels.get('listings')?.('3')).toThrow('broken');
  expect(heard).toEqual([1, 2, 3]);
});
