import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { demoMails } from '../../server/src/data/db/schema/demo.ts';
import { messageDeliveries } from '../../server/src/data/db/schema/buyerMessages.ts';
import { persons } from '../../server/src/data/db/schema/persons.ts';
import { users } from '../../server/src/data/db/schema/users.ts';
import { ids, mariaName } from './support/orderingData.ts';
import { apply, orderGreeting, pay, uploadProof } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';

const address = 'sari@example.com';
const day = 24 * 3600 * 1000;

let server: OrderingServer;
let url: string;
beforeAll(async () => {
  server = await startOrderingServer();
  url = await server.listen();
});
beforeEach(async () => {
  await server.reset();
  await setAddress(address);
});
afterAll(() => server.close());

describe('the e-mail to the buyer', () => {
  it('R123 tells that the payment was received', async () => {
    const id = await orderGreeting(server);
    expect(await sent()).toEqual([]);
    await pay(server, id, 90_000);
    const [mail, ...others] = await sent();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: address,
      subject: 'Pembayaran Anda sudah kami terima (ORDER-0000001)',
      messageId: '<order-1-v2-email@localhost>',
    });
    expect(mail?.text).toContain('Yth. Sari Lestari,');
    expect(mail?.text).toContain('Jumlahnya Rp 90.000.');
    expect(mail?.text).toContain(
      `Pesanan ORDER-0000001: kartu ucapan untuk ${mariaName} dari Keluarga Sari Lestari`,
    );
    expect(linksOf(mail?.text ?? '')).toEqual([
      'http://localhost:3000/history/order/1',
      expect.stringMatching(/^http:\/\/localhost:3000\/email\/unsubscribe\?token=/),
    ]);
    expect(mail?.html).not.toMatch(/<img|<script|url\(|@import|src=/);
  });

  it('R123 tells why a proof of payment was declined, and until when another can be sent', async () => {
    const id = await orderGreeting(server);
    await uploadProof(server, id);
    await apply(server, 'finance', id, 'proof.declined', { reason: 'Foto terpotong' });
    const [mail] = await sent();
    expect(mail?.subject).toBe(`Ada kabar tentang ucapan Anda untuk ${mariaName}`);
    expect(mail?.text).toContain('belum dapat kami terima.');
    expect(mail?.text).toContain('Alasan: Foto terpotong');
    expect(mail?.text.replace(/\s+/g, ' ')).toContain(
      'Mohon kirim bukti lain, atau bayar Rp 90.000, sebelum Minggu, 22 November 2026 pukul 10.00 WIB.',
    );
  });

  it('R123 tells that the card is shown, but not that it is shown again', async () => {
    const id = await paidGreeting();
    await apply(server, 'reviewer', id, 'card.approved');
    expect((await subjects()).at(-1)).toBe(`Ucapan Anda untuk ${mariaName} tampil di ruang duka`);
    await apply(server, 'reviewer', id, 'card.withdrawn');
    await apply(server, 'reviewer', id, 'card.restored');
    expect(await subjects()).toHaveLength(2);
  });

  it('R123 asks for a correction with the reason', async () => {
    const id = await paidGreeting();
    await apply(server, 'reviewer', id, 'card.rejected', { reason: 'Nama kurang tepat' });
    const mail = (await sent()).at(-1);
    expect(mail?.subject).toBe(`Ada kabar tentang ucapan Anda untuk ${mariaName}`);
    expect(mail?.text).toContain(
      `Terima kasih atas perhatian Anda. Nama kurang tepat. Anda dapat memperbaiki ucapan untuk ${mariaName} tanpa membayar lagi.`,
    );
    expect(`${mail?.text}${mail?.html}`).not.toContain('ditolak');
  });

  it('keeps names of any length and with line breaks in one line of the subject', async () => {
    const name = `Maria\r\nBcc: all@example.com ${'Theresia '.repeat(30)}`.trim();
    const id = await orderGreeting(server);
    await server.deps.db.update(persons).set({ name }).where(eq(persons.id, ids.maria));
    await server.deps.db.update(users).set({ name: '<b>S</b>' }).where(eq(users.id, ids.sari));
    try {
      await pay(server, id, 90_000);
      await apply(server, 'reviewer', id, 'card.approved');
      const mail = (await sent()).at(-1);
      expect(mail?.subject).toMatch(
        /^Ucapan Anda untuk Maria Bcc: all@example\.com (Theresia )+\S*… tampil di ruang duka$/,
      );
      expect(mail?.text).toContain(`untuk ${name.replace('\r\n', ' ')} `);
      expect(mail?.html).toContain('Yth. &#60;b&#62;S&#60;/b&#62;,');
    } finally {
      await server.deps.db
        .update(persons)
        .set({ name: mariaName })
        .where(eq(persons.id, ids.maria));
      await server.deps.db
        .update(users)
        .set({ name: 'Sari Lestari' })
        .where(eq(users.id, ids.sari));
    }
  });

  it('is sent once although its job is repeated', async () => {
    const id = await paidGreeting();
    await server.deps.db.delete(demoMails);
    await server.deps.jobs.schedule(server.deps.db, 'message-email', { orderId: id, version: 2 });
    expect(await sent()).toEqual([]);
    const [delivery] = await server.deps.db.select().from(messageDeliveries);
    expect(delivery).toMatchObject({ orderId: id, version: 2, channel: 'email', outcome: 'sent' });
  });

  it('is dropped when the order has moved on before it is sent', async () => {
    const id = await orderGreeting(server);
    await pay(server, id, 90_000);
    await apply(server, 'finance', id, 'refund.required');
    expect(await subjects()).toEqual([`Ada kabar tentang ucapan Anda untuk ${mariaName}`]);
  });

  it('is kept in the demo mailbox for 30 days', async () => {
    await paidGreeting();
    const cleanUp = async () => {
      await server.deps.jobs.schedule(server.deps.db, 'clean-up', null);
      return (await sent()).length;
    };
    server.advance(30 * day);
    expect(await cleanUp()).toBe(1);
    server.advance(1);
    expect(await cleanUp()).toBe(0);
  });
});

describe('an address', () => {
  it('R124 gets no e-mails before it is verified', async () => {
    await setAddress(address, null);
    await paidGreeting();
    await setAddress('another@example.com', address);
    await apply(server, 'reviewer', 1, 'card.approved');
    expect(await sent()).toEqual([]);
  });

  it('R125 is unsubscribed and subscribed again without sign-in, by buttons only', async () => {
    await paidGreeting();
    const link = await unsubscribeLink();
    const page = await get(link);
    expect(page.status).toBe(200);
    expect(page.text).toContain('method="post"');
    expect(await unsubscribed()).toBeNull();
    expect((await post(link)).text).toContain('Terima e-mail lagi');
    expect(await unsubscribed()).toBe(address);
    await apply(server, 'reviewer', 1, 'card.approved');
    expect(await subjects()).toHaveLength(1);
    expect((await get(link)).text).toContain('Terima e-mail lagi');
    await post(link.replace('/email/unsubscribe', '/email/subscribe'));
    expect(await unsubscribed()).toBeNull();
  });

  it('R125 is unsubscribed by one click of a mail program', async () => {
    await paidGreeting();
    const [mail] = await sent();
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': expect.stringMatching(
        /^<http:\/\/localhost:3000\/email\/unsubscribe\?token=\S+>$/,
      ) as string,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    const link = mail?.headers['List-Unsubscribe']?.slice(1, -1) ?? '';
    const answer = await post(link, 'List-Unsubscribe=One-Click');
    expect([answer.status, await unsubscribed()]).toEqual([200, address]);
  });

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  it.each<[string, RequestInit]>([
    ['a multipart form', { body: form }],
    ['plain text', { body: 'List-Unsubscribe=One-Click' }],
    ['another type', { body: 'x', headers: { 'content-type': 'application/octet-stream' } }],
    ['no type', { body: new Blob(['List-Unsubscribe=One-Click']) }],
    ['an empty form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }],
    ['no body', {}],
  ])('R125 is unsubscribed by one click with %s', async (_case, sentForm) => {
    await paidGreeting();
    const link = addressOf(await unsubscribeLink());
    const answer = await fetch(link, { method: 'POST', ...sentForm });
    expect([answer.status, await unsubscribed()]).toEqual([200, address]);
  });

  it.each([
    ['a changed token', (link: string) => `${link.slice(0, -3)}abc`],
    ['no token', (link: string) => link.replace(/\?.*/, '')],
    ['two tokens', (link: string) => `${link}&token=x`],
    ['the link of another purpose', (link: string) => link.replace('unsubscribe', 'confirm')],
  ])('does not change with %s', async (_case, change) => {
    await paidGreeting();
    const link = change(await unsubscribeLink());
    expect([(await get(link)).status, (await post(link)).status]).toEqual([400, 400]);
    expect(await unsubscribed()).toBeNull();
  });

  it('does not change with a link that has expired', async () => {
    await paidGreeting();
    const link = await unsubscribeLink();
    server.advance(365 * day);
    expect((await post(link)).status).toBe(400);
  });
});

describe('the demo mailbox', () => {
  it('lists e-mails, and shows one as text and in a sandboxed frame', async () => {
    await paidGreeting();
    const [mail] = await sent();
    const list = await get('/demo-mailbox');
    expect(list.text).toContain(`href="/demo-mailbox/${mail?.id}"`);
    expect(list.text).toContain(address);
    const page = await get(`/demo-mailbox/${mail?.id}`);
    expect(page.text).toContain('<a href="http://localhost:3000/history/order/1">');
    expect(page.text).toContain('<iframe sandbox ');
    const framed = await get(`/demo-mailbox/${mail?.id}/html`);
    expect(framed.text).toBe(mail?.html);
    expect(framed.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect((await get('/demo-mailbox/99')).status).toBe(404);
    expect((await get('/demo-mailbox/x')).status).toBe(404);
  });

  it.each([
    ['at a public address', { PUBLIC_URL: 'https://duka.example.org', ALLOW_DEMO_SIGN_IN: 'true' }],
    ['beside a mail server', { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'a@example.com' }],
  ])('does not exist %s', async (_case, settings) => {
    const other = await startOrderingServer(settings);
    const at = await other.listen();
    expect((await fetch(`${at}/demo-mailbox`)).status).toBe(404);
    await other.close();
  });
});

async function setAddress(email: string, verifiedEmail: string | null = email): Promise<void> {
  await server.deps.db.update(users).set({ email, verifiedEmail }).where(eq(users.id, ids.sari));
}

async function paidGreeting(): Promise<number> {
  const id = await orderGreeting(server);
  await pay(server, id, 90_000);
  await server.deps.jobs.runDue();
  return id;
}

/** Runs what is due and returns all e-mails, the oldest first. */
async function sent() {
  const runs = await server.deps.jobs.runDue();
  expect(runs.filter(({ error }) => error !== undefined)).toEqual([]);
  return server.deps.db.select().from(demoMails).orderBy(demoMails.id);
}

async function subjects(): Promise<string[]> {
  return (await sent()).map(({ subject }) => subject);
}

async function unsubscribed(): Promise<string | null | undefined> {
  const [user] = await server.deps.db.select().from(users).where(eq(users.id, ids.sari));
  return user?.unsubscribedEmail;
}

async function unsubscribeLink(): Promise<string> {
  const [mail] = await sent();
  const { pathname, search } = new URL(linksOf(mail?.text ?? '')[1] ?? '');
  return `${pathname}${search}`;
}

function linksOf(text: string): string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}

/** Opens a page of the server by its path or its public address. */
async function get(path: string) {
  return read(await fetch(addressOf(path)));
}

async function post(path: string, body = '') {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return read(await fetch(addressOf(path), { method: 'POST', body, headers }));
}

function addressOf(path: string): string {
  return path.replace(/^(http:\/\/localhost:3000)?/, url);
}

async function read(response: Response) {
  return { status: response.status, headers: response.headers, text: await response.text() };
}
