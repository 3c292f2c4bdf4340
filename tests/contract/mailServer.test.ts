import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { messageDeliveries } from '../../server/src/data/db/schema/buyerMessages.ts';
import { users } from '../../server/src/data/db/schema/users.ts';
import { ids } from './support/orderingData.ts';
import { orderGreeting, pay } from './support/orderSteps.ts';
import { type MailServer, startMailServer } from './support/startMailServer.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

let mailServer: MailServer;
let server: OrderingServer;
beforeAll(async () => {
  mailServer = await startMailServer();
  server = await startOrderingServer({
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Dukacita <kabar@duka.example>',
  });
});
beforeEach(async () => {
  await server.reset();
  mailServer.mails = [];
  mailServer.isSilent = false;
  mailServer.recipientAnswer = '250 OK';
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
});

it('gets an e-mail with its headers, as text and HTML', async () => {
  expect(await payOrderOf('sari@example.com')).toEqual([{ name: 'message-email' }]);
  const [mail, ...others] = mailServer.mails;
  expect([mail?.recipients, others]).toEqual([['RCPT TO:<sari@example.com>'], []]);
  const headers = headersOf(mail?.data);
  expect(headers).toMatchObject({
    from: 'Dukacita <kabar@duka.example>',
    to: 'sari@example.com',
    subject: 'Pembayaran Anda sudah kami terima (ORDER-0000001)',
    'message-id': '<order-1-v2-email@localhost>',
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    'auto-submitted': 'auto-generated',
  });
  expect(headers['list-unsubscribe']).toMatch(
    /^<http:\/\/localhost:3000\/email\/unsubscribe\?token=\S+>$/,
  );
  expect(headers['content-type']).toMatch(/^multipart\/alternative/);
  expect(mail?.data).toContain('Content-Type: text/plain; charset=utf-8');
  expect(mail?.data).toContain('Content-Type: text/html; charset=utf-8');
});

it('gets an e-mail for one recipient although the address looks like several', async () => {
  await payOrderOf('sari@example.com, all@example.com');
  expect(mailServer.mails.flatMap(({ recipients }) => recipients).length).toBeLessThanOrEqual(1);
});

it('gets an e-mail again that it could not take', async () => {
  mailServer.recipientAnswer = '451 Try again later';
  const [run] = await payOrderOf('sari@example.com');
  expect(run).toMatchObject({ name: 'message-email', error: expect.any(Error) as Error });
  mailServer.recipientAnswer = '250 OK';
  server.advance(60_000);
  expect(await server.deps.jobs.runDue()).toEqual([{ name: 'message-email' }]);
  expect(headersOf(mailServer.mails[0]?.data)['message-id']).toBe('<order-1-v2-email@localhost>');
});

it('gets an e-mail once that it has refused for good', async () => {
  mailServer.recipientAnswer = '550 No such user';
  expect(await payOrderOf('sari@example.com')).toEqual([{ name: 'message-email' }]);
  const [delivery] = await server.deps.db.select().from(messageDeliveries);
  expect(delivery?.outcome).toBe('refused');
  server.advance(3600_000);
  expect(await server.deps.jobs.runDue()).toEqual([]);
});

it('holds nothing up while it is silent, and gets the e-mail later', async () => {
  mailServer.isSilent = true;
  const running = payOrderOf('sari@example.com');
  await expect.poll(() => mailServer.sockets.size).toBe(1);
  const id = await orderGreeting(server);
  const order = await server.call('GET', `/api/v1.0/orders/${id}`, { as: 'sari' });
  expect([order.status, mailServer.sockets.size]).toEqual([200, 1]);
  for (const socket of mailServer.sockets) socket.destroy();
  expect(await running).toMatchObject([
    { name: 'message-email', error: expect.any(Error) as Error },
  ]);
  mailServer.isSilent = false;
  server.advance(60_000);
  expect(await server.deps.jobs.runDue()).toEqual([{ name: 'message-email' }]);
  expect(mailServer.mails).toHaveLength(1);
});

async function payOrderOf(email: string) {
  await server.deps.db
    .update(users)
    .set({ email, verifiedEmail: email })
    .where(eq(users.id, ids.sari));
  await pay(server, await orderGreeting(server), 90_000);
  return server.deps.jobs.runDue();
}

/** Returns the headers of an e-mail by their names in lower case, unfolded. */
function headersOf(data = ''): Record<string, string> {
  const [head = ''] = data.split('\r\n\r\n');
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
      return [name.toLowerCase(), value];
    }),
  );
}
