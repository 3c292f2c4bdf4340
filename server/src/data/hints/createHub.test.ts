import { expect, it } from 'vitest';
import { createHub } from './createHub.ts';

it('calls every listener, and reports what one has thrown', async () => {
  const channels = new Map<string, (payload: string) => void>();
  const hub = await createHub({
    async listen(channel, onMessage) {
      channels.set(channel, onMessage);
      return async () => undefined;
    },
  });
  const heard: unknown[] = [];
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const fail = () => {
    throw new Error('broken');
  };
  hub.subscribe({ onHint: fail, onReload: fail, onRoleRevoked: fail, onError });
  hub.subscribe({
    onError,
    onHint: ({ orderId }) => heard.push(orderId),
    onReload: () => undefined,
    onRoleRevoked: (userId) => heard.push(userId),
  });
  hub.onListingChange(fail, onError);
  hub.onListingChange((personId) => heard.push(personId), onError);

  channels.get('orders')?.('{"orderId":1}');
  channels.get('roles')?.('2');
  channels.get('listings')?.('3');
  expect(heard).toEqual([1, 2, 3]);
  expect(errors).toEqual(Array.from({ length: 3 }, () => new Error('broken')));
});
