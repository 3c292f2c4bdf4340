import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orders, vaInvoices } from '../../server/src/data/db/schema/orders.ts';
import { payments } from '../../server/src/data/db/schema/payments.ts';
import {
  type Bank,
  type BankCallChanges,
  createBank,
  snapAccount,
  snapAmount,
} from './support/createBank.ts';
import { greetingOrderBody, notePreviewBody } from './support/orderingData.ts';
import { uploadProof } from './support/orderSteps.ts';
import { startOrderingServer, type OrderingServer } from './support/startOrderingServer.ts';
import { startTransactionsTogether } from './support/startTransactionsTogether.ts';

let server: OrderingServer;
let bank: Bank;
let url: string;
beforeAll(async () => {
  server = await startOrderingServer();
  bank = await createBank(server);
  url = await server.listen();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const minute = 60_000;
const day = 24 * 60 * minute;

interface Bill {
  orderId: number;
  invoiceId: number;
  number: string;
}

describe('a payment notification', () => {
  it('R114 pays the order once; the same notification changes nothing and gets the same answer', async () => {
    const bill = await openBill();
    const content = paymentOf(bill);
    const first = await notify(content);
    expect(first).toEqual({
      status: 200,
      body: {
        responseCode: '2002500',
        responseMessage: 'Successful',
        virtualAccountData: {
          ...snapAccount(bill.number),
          paymentRequestId: content.paymentRequestId,
          paidAmount: { value: '90000.00', currency: 'IDR' },
          paymentFlagStatus: '00',
          paymentFlagReason: { english: 'Success', indonesia: 'Berhasil' },
        },
      },
    });
    expect(await stateOf(bill)).toEqual(['paid', 'inReview', 2, 'paid']);
    expect(await notify({ ...content, flagAdvise: 'Y' })).toEqual(first);
    expect(await stateOf(bill)).toEqual(['paid', 'inReview', 2, 'paid']);
    expect(await server.deps.db.$count(payments)).toBe(1);
    const [invoice] = await server.deps.db.select().from(vaInvoices);
    expect(invoice?.cancelledAt).toBeNull();
  });

  it('is recorded once when it arrives several times at once', async () => {
    const bill = await openBill();
    const content = paymentOf(bill);
    startTransactionsTogether(server.deps.db, 4);
    const answers = await Promise.all([1, 2, 3, 4].map(() => notify(content)));
    expect(answers.map(({ body }) => body['responseCode'])).toEqual(answers.map(() => '2002500'));
    expect(await server.deps.db.$count(payments)).toBe(1);
  });

  it('accepts white space in the body and a base64 signature', async () => {
    const bill = await openBill();
    const text = JSON.stringify(paymentOf(bill), null, 3).replace('"IDR"', ' "IDR" ');
    expect(
      (await notify({}, { text, signature: (bytes) => bytes.toString('base64') })).body[
        'responseCode'
      ],
    ).toBe('2002500');
  });

  it.each([
    ['zeros and spaces', '00070012', '   70012'],
    ['spaces and zeros', '   70012', '00070012'],
    ['spaces and nothing', '   70012', '70012'],
  ])('is recorded with company codes padded by %s', async (_description, code, inNumber) => {
    const bill = await openBill();
    const customerNo = bill.number.slice(5);
    const virtualAccountNo = inNumber + customerNo;
    const padded = { partnerServiceId: code, customerNo, virtualAccountNo };
    expect((await notify({ ...paymentOf(bill), ...padded })).body).toMatchObject({
      responseCode: '2002500',
      virtualAccountData: padded,
    });
    expect(await stateOf(bill)).toEqual(['paid', 'inReview', 2, 'paid']);
  });

  it.each([
    ['2025-11-21T10:00:00+07:00', '2002500'],
    ['2026-11-21T23:00:00Z', '2002500'],
    ['0001-01-01T00:00:00Z', '4002501'],
    ['2025-11-19T10:00:00+07:00', '4002501'],
    ['2026-11-23T10:00:00+07:00', '4002501'],
    ['9999-12-31T23:59:59Z', '4002501'],
  ])('with the time %s is answered with %s', async (trxDateTime, code) => {
    const bill = await openBill();
    const { body } = await notify({ ...paymentOf(bill), trxDateTime });
    expect(body['responseCode']).toBe(code);
    const stored = await server.deps.db.select({ paidAt: payments.paidAt }).from(payments);
    expect(stored).toEqual(code === '2002500' ? [{ paidAt: new Date(trxDateTime) }] : []);
  });

  it.each<[string, (signature: Buffer) => string]>([
    ['its first bytes in base64', (bytes) => bytes.subarray(0, 32).toString('base64')],
    ['its first byte in base64', (bytes) => bytes.subarray(0, 1).toString('base64')],
    ['its first bytes as hex', (bytes) => bytes.subarray(0, 63).toString('hex')],
    ['more bytes in base64', (bytes) => Buffer.concat([bytes, bytes]).toString('base64')],
    ['more digits', (bytes) => `${bytes.toString('hex')}00`],
    ['text behind the base64', (bytes) => `${bytes.toString('base64')}junk`],
    ['white space in the base64', (bytes) => bytes.toString('base64').replace(/^./, '$& ')],
    ['no padding', (bytes) => bytes.toString('base64').replaceAll('=', '')],
    ['another last byte', (bytes) => `${bytes.toString('hex').slice(0, -2)}zz`],
  ])('is rejected when its signature has %s', async (_description, change) => {
    const bill = await openBill();
    const answer = await notify(paymentOf(bill), { signature: change });
    expect(answer.body['responseCode']).toBe('4012500');
    expect(await server.deps.db.$count(payments)).toBe(0);
  });

  it.each([
    ['another amount', '4042513', { paidAmount: snapAmount(80_000) }],
    ['an unknown number', '4042512', snapAccount('7001299999999999')],
    ['parts that differ', '4042518', { customerNo: '123' }],
    ['a malformed amount', '4002501', { paidAmount: { value: '90000', currency: 'IDR' } }],
    ['a missing request id', '4002502', { paymentRequestId: undefined }],
  ])('is rejected with %s', async (_description, code, changes) => {
    const bill = await openBill();
    const { status, body } = await notify({ ...paymentOf(bill), ...changes });
    expect([status, body['responseCode']]).toEqual([Number(code.slice(0, 3)), code]);
    expect(await stateOf(bill)).toEqual(['awaitingPayment', 'waiting', 1, 'open']);
    expect(await server.deps.db.$count(payments)).toBe(0);
  });

  it('is rejected when the bill is paid, cancelled, expired or the request id has another content', async () => {
    const paid = await openBill();
    const content = paymentOf(paid);
    await notify(content);
    expect(await codeOf(paymentOf(paid))).toBe('4042514');
    expect(await codeOf({ ...content, paidAmount: snapAmount(1) })).toBe('4042518');
    const cancelled = await openBill();
    await server.call('DELETE', `/api/v1.0/payment/va/invoice/${cancelled.invoiceId}/cancel`, {
      as: 'sari',
    });
    expect(await codeOf(paymentOf(cancelled))).toBe('4042519');
    const reopened = await inquire(cancelled.orderId);
    expect(reopened.number).toBe(cancelled.number);
    expect(await codeOf(paymentOf(reopened))).toBe('2002500');
    const late = await openBill();
    server.advance(day);
    expect(await codeOf(paymentOf(late))).toBe('4042519');
    await server.deps.jobs.runDue();
    expect(await codeOf(paymentOf(late))).toBe('4042519');
    expect(await stateOf(late)).toEqual(['expired', 'stopped', 2, 'expired']);
  });

  it('R113 is accepted after the deadline while a proof is being checked', async () => {
    const bill = await openBill();
    await uploadProof(server, bill.orderId);
    server.advance(2 * day);
    await server.deps.jobs.runDue();
    expect(await codeOf(paymentOf(bill))).toBe('2002500');
    expect(await stateOf(bill)).toEqual(['paid', 'inReview', 3, 'paid']);
  });

  it.each([
    ['without a token', '4012501', { authorization: '' }],
    ['with another token', '4012501', { authorization: 'Bearer a.b.c' }],
    ['with another signature', '4012500', { 'x-signature': 'ab'.repeat(64) }],
    ['of another partner', '4012500', { 'x-partner-id': 'OTHER' }],
    ['with an old timestamp', '4012500', { 'x-timestamp': '2026-11-21T09:54:00+07:00' }],
    ['with a timestamp far ahead', '4012500', { 'x-timestamp': '2026-11-21T10:06:00+07:00' }],
    ['with an empty timestamp', '4002501', { 'x-timestamp': '' }],
    ['with letters in its external id', '4002501', { 'x-external-id': 'abc' }],
  ])('is rejected %s', async (_description, code, headers) => {
    const bill = await openBill();
    const changed = await notify(paymentOf(bill), { headers });
    expect(changed.body['responseCode']).toBe(code);
    expect(await server.deps.db.$count(payments)).toBe(0);
  });

  it('is rejected when its body was changed', async () => {
    const bill = await openBill();
    const signed = await notify(paymentOf(bill), { headers: { 'x-signature': '' } });
    expect(signed.status).toBe(400);
    const content = paymentOf(bill);
    const forged = await notify({ ...content, paidAmount: snapAmount(1) }, { signed: content });
    expect(forged.body['responseCode']).toBe('4012500');
  });

  it('needs an external id that was not used on that day', async () => {
    const headers = { 'x-external-id': '4711' };
    const bill = await openBill();
    await notify(paymentOf(bill), { headers });
    expect((await notify(paymentOf(bill), { headers })).body['responseCode']).toBe('4092500');
    server.advance(day);
    expect((await notify(paymentOf(bill), { headers })).body['responseCode']).not.toBe('4092500');
  });
});

describe('a provider that reports late payments', () => {
  beforeEach(() => {
    server.deps.config.bankReportsLatePayments = true;
  });
  afterEach(() => {
    server.deps.config.bankReportsLatePayments = false;
  });

  it('R114 leaves late money to finance, with and without the job of the deadline', async () => {
    const [before, after] = [await openBill(), await openBill()];
    server.advance(day);
    expect(await codeOf(paymentOf(before))).toBe('2002500');
    expect(await stateOf(before)).toEqual(['paidLate', 'stopped', 3, 'paid']);
    await server.deps.jobs.runDue();
    expect(await codeOf(paymentOf(after))).toBe('2002500');
    expect(await stateOf(after)).toEqual(['paidLate', 'stopped', 3, 'paid']);
  });

  it('R114 pays an order in time by the number of a bank that the buyer has left', async () => {
    const bill = await openBill();
    await server.call('POST', '/api/v1.0/payment/va/inquiry', {
      as: 'sari',
      body: { orderId: bill.orderId, bank: 'mandiri' },
    });
    expect(await codeOf(paymentOf(bill))).toBe('2002500');
    expect(await stateOf(bill)).toEqual(['paid', 'inReview', 2, 'paid']);
  });
});

describe('a bill after a part payment', () => {
  it('R152 asks for the rest under the same number, and so does another bank', async () => {
    const bill = await openBill();
    const paid = await server.call('POST', `/api/v1.0/staff/orders/${bill.orderId}/payments`, {
      as: 'finance',
      body: {
        version: 1,
        provider: 'transfer',
        reference: 'BCA-1',
        amount: 80_000,
        account: 'BCA 1234567890',
        paidTime: '2026-11-21T10:00:00+07:00',
        reason: 'Kurang',
      },
    });
    expect(paid.status).toBe(200);
    const { body } = await bank.inquire(bill.number);
    expect(body).toMatchObject({
      virtualAccountData: { totalAmount: { value: '10000.00', currency: 'IDR' } },
    });
    expect(await codeOf(paymentOf(bill))).toBe('4042513');
    const other = await server.call('POST', '/api/v1.0/payment/va/inquiry', {
      as: 'sari',
      body: { orderId: bill.orderId, bank: 'mandiri' },
    });
    expect(other.body).toMatchObject({ bank: 'mandiri', amount: 10_000 });
    const again = await inquire(bill.orderId);
    expect(again.number).toBe(bill.number);
    expect(await page('POST', '', { va: bill.number })).toContain('value="10000"');
    await page('POST', '/pay', { va: bill.number, name: 'N', amount: '10000' });
    expect(await stateOf(again)).toEqual(['paid', 'inReview', 3, 'paid']);
  });
});

describe('an inquiry', () => {
  it('returns the name and the amount of the bill', async () => {
    const bill = await openBill();
    const { body } = await bank.inquire(bill.number);
    expect(body).toMatchObject({
      responseCode: '2002400',
      virtualAccountData: {
        inquiryStatus: '00',
        virtualAccountName: 'Dukacita - Maria Theresia Wijaya',
        totalAmount: { value: '90000.00', currency: 'IDR' },
      },
    });
  });
});

describe('a token', () => {
  it.each([
    ['another key', { 'x-client-key': 'other' }, '4017300'],
    ['another signature', { 'x-signature': 'AAAA' }, '4017300'],
    [
      'a truncated signature',
      (valid: string) => ({ 'x-signature': valid.slice(0, 128) }),
      '4017300',
    ],
    ['a longer signature', (valid: string) => ({ 'x-signature': `${valid}junk` }), '4017300'],
    ['an old timestamp', { 'x-timestamp': '2026-11-21T09:00:00+07:00' }, '4017300'],
  ])('is not issued for %s', async (_description, changed, code) => {
    const { 'x-signature': valid = '' } = bank.tokenHeaders();
    const headers = typeof changed === 'function' ? changed(valid) : changed;
    expect((await bank.requestToken(headers)).body['responseCode']).toBe(code);
  });

  it('is valid for 15 minutes', async () => {
    const { body } = await bank.requestToken();
    expect(body).toMatchObject({ responseCode: '2007300', expiresIn: '900' });
    const bill = await openBill();
    server.advance(16 * minute);
    const headers = { authorization: `Bearer ${String(body['accessToken'])}` };
    expect((await notify(paymentOf(bill), { headers })).body['responseCode']).toBe('4012501');
  });
});

describe('the demo bank', () => {
  it('shows the bill and pays it over HTTP', async () => {
    const bill = await openBill();
    expect(await page('GET', `?va=${bill.number}`)).toContain(`value="${bill.number}"`);
    const shown = await page('POST', '', { va: bill.number });
    expect(shown).toContain('Dukacita - Maria Theresia Wijaya');
    expect(shown).toContain('value="90000"');
    const wrong = await page('POST', '/pay', { va: bill.number, name: 'N', amount: '1' });
    expect(wrong).toContain('Jumlah tidak sesuai tagihan.');
    const paid = await page('POST', '/pay', { va: bill.number, name: 'N', amount: '90000' });
    expect(paid).toContain('Pembayaran berhasil');
    expect(await stateOf(bill)).toEqual(['paid', 'inReview', 2, 'paid']);
    const again = await page('POST', '/pay', { va: bill.number, name: 'N', amount: '90000' });
    expect(again).toContain('Tagihan ini sudah dibayar.');
  });

  it('names an unknown number, and rejects forms of other sites', async () => {
    expect(await page('POST', '', { va: '7001200000000000' })).toContain('tidak dikenal');
    const response = await fetch(`${url}/demo-bank`, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'cross-site',
      },
      body: 'va=1',
    });
    expect(response.status).toBe(403);
  });

  it('serves neither at a public address nor beside another provider', async () => {
    const other = await startOrderingServer({
      PUBLIC_URL: 'https://duka.example',
      ALLOW_DEMO_SIGN_IN: 'true',
    });
    const answers = await Promise.all([
      other.call('GET', '/demo-bank').then(({ status }) => status),
      other.call('POST', '/api/v1.0/access-token/b2b', {
        body: { grantType: 'client_credentials' },
        headers: bank.tokenHeaders(),
      }),
    ]);
    expect(answers[0]).toBe(404);
    expect(answers[1].body['responseCode']).toBe('4017300');
    await other.close();
  });
});

async function openBill(): Promise<Bill> {
  const card = await server.call<string>('POST', '/messages/preview/', {
    as: 'sari',
    body: notePreviewBody(),
  });
  const { body } = await server.call('POST', '/messages', {
    as: 'sari',
    body: greetingOrderBody(card.body),
  });
  return inquire(Number(body['id']));
}

async function inquire(orderId: number): Promise<Bill> {
  const { body } = await server.call('POST', '/api/v1.0/payment/va/inquiry', {
    as: 'sari',
    body: { orderId },
  });
  return { orderId, invoiceId: Number(body['id']), number: String(body['vaNumber']) };
}

function paymentOf({ number }: Bill) {
  return {
    ...snapAccount(number),
    paymentRequestId: randomUUID(),
    paidAmount: snapAmount(90_000),
  };
}

async function stateOf({ orderId, invoiceId }: Bill) {
  const [order] = await server.deps.db.select().from(orders).where(eq(orders.id, orderId));
  const [invoice] = await server.deps.db
    .select()
    .from(vaInvoices)
    .where(eq(vaInvoices.id, invoiceId));
  return [order?.paymentState, order?.fulfilmentState, order?.version, invoice?.status];
}

function notify(content: object, changes?: BankCallChanges) {
  return bank.notify(content, changes);
}

async function codeOf(content: object): Promise<unknown> {
  return (await notify(content)).body['responseCode'];
}

async function page(method: string, path: string, form?: Record<string, string>): Promise<string> {
  const response = await fetch(`${url}/demo-bank${path}`, {
    method,
    ...(form && { body: new URLSearchParams(form) }),
  });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  return response.text();
}
