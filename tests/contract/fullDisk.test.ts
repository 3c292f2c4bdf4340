import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createMultipartForm, createPng } from './support/logoForm.ts';
import { notePreviewBody } from './support/orderingData.ts';
import { orderGreeting } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let server: OrderingServer;
beforeAll(async () => {
  server = await startOrderingServer();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

it.each(['ENOSPC', 'EROFS', 'EDQUOT', 'EACCES'])(
  'answers 503 with its code wherever a file cannot be stored: %s',
  async (code) => {
    const id = await orderGreeting(server);
    const error = new Error('Cannot write file', {
      cause: Object.assign(new Error(code), { code }),
    });
    const put = vi.spyOn(server.deps.files, 'put').mockRejectedValue(error);
    vi.spyOn(server.deps.files, 'probe').mockRejectedValue(error);
    const form = async (name: string) =>
      createMultipartForm([{ name, content: await createPng('#1f4d4a'), fileName: 'a.png' }]);
    const answers = [
      await server.call('POST', '/messages/preview/', {
        as: 'sari',
        body: notePreviewBody({ message: `Doa kami ${code}` }),
      }),
      await server.call('POST', '/florist/message/logo/', { as: 'sari', ...(await form('logo')) }),
      await server.call('POST', `/api/v1.0/orders/${id}/proof`, {
        as: 'sari',
        ...(await form('proof')),
      }),
      await server.call('GET', '/readyz'),
    ];
    expect(answers.map(({ status, body }) => [status, body['code']])).toEqual(
      answers.map(() => [503, 'service_unavailable']),
    );
    expect(put).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
    server.advance(1000);
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  },
);
