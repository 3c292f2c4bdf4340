import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  toRupiah,
  toSnapAccount,
  toSnapAmount,
} from '../../features/payments/bank/virtualAccount.ts';
import type { ServerPlugin } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { pageHeaders } from '../../http/own-pages/layout.ts';
import { formatRupiah } from '../../format/formatRupiah.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';
import { type BankAnswer, callBank } from './callBank.ts';
import { openDemoBank } from './openDemoBank.ts';
import { billPage, demoBankPath, numberPage, resultPage } from './demoBankPage.ts';

/** What the demo bank tells about the codes of SNAP, without their service number. */
const rejections: Record<string, string> = {
  '40412': 'Nomor virtual account ini tidak dikenal.',
  '40413': 'Jumlah tidak sesuai tagihan.',
  '40414': 'Tagihan ini sudah dibayar.',
  '40419': 'Tagihan ini sudah tidak berlaku.',
};

/**
 * Serves the demo bank, a page on which a virtual account is paid. It calls the server as a bank
 * does, over HTTP.
 */
export const demoBankPlugin: ServerPlugin = async (app, { config, db, now }) => {
  if (!config.demo.bank) return;
  const client = await openDemoBank({ db });
  const prefixes = Object.values(config.virtualAccountPrefixes);
  await app.register(formbody);

  app.get<{ Querystring: { va?: unknown } }>(demoBankPath, async (request, reply) =>
    send(reply, numberPage(digitsOf(request.query.va))),
  );

  app.post<{ Body: Form }>(demoBankPath, async (request, reply) => {
    requireSameOrigin(request);
    const number = digitsOf(request.body.va);
    const answer = await call('/api/v1.0/transfer-va/inquiry', {
      ...toSnapAccount(number, prefixes),
      inquiryRequestId: randomUUID(),
    });
    const { virtualAccountName: name = '', totalAmount } = answer.virtualAccountData ?? {};
    const amount = toRupiah(totalAmount?.value ?? '');
    return amount === undefined
      ? send(reply, numberPage(number, toText(answer)))
      : send(reply, billPage({ number, name, amount }));
  });

  app.post<{ Body: Form }>(`${demoBankPath}/pay`, async (request, reply) => {
    requireSameOrigin(request);
    const number = digitsOf(request.body.va);
    const amount = Number(digitsOf(request.body.amount));
    const answer = await call('/api/v1.0/transfer-va/payment', {
      ...toSnapAccount(number, prefixes),
      paymentRequestId: randomUUID(),
      paidAmount: toSnapAmount(amount),
      trxDateTime: toWireTime(now()),
    });
    if (answer.responseCode === '2002500') {
      return send(
        reply,
        resultPage('Pembayaran berhasil', `${formatRupiah(amount)} telah dibayar.`),
      );
    }
    const text = toText(answer);
    return answer.responseCode.endsWith('13')
      ? send(reply, billPage({ number, name: String(request.body.name), amount, error: text }))
      : send(reply, resultPage('Pembayaran ditolak', text));
  });

  function call(path: Parameters<typeof callBank>[1], content: object): Promise<BankAnswer> {
    return callBank({ origin: ownOrigin(), client, now: now() }, path, content);
  }

  /** Returns the address at which this process listens; the public one may be another computer. */
  function ownOrigin(): string {
    const address = app.server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The demo bank needs a server that listens.');
    const host = address.family === 'IPv6' ? `[${address.address}]` : address.address;
    return `http://${host}:${address.port}`;
  }
};

interface Form {
  va?: unknown;
  name?: unknown;
  amount?: unknown;
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers(pageHeaders).send(page);
}

function digitsOf(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\D/g, '').slice(0, 28) : '';
}

/** Rejects forms that another site has sent. */
function requireSameOrigin({ headers }: FastifyRequest): void {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin')
    throw new ApiError('forbidden', 403, 'This form was sent by another site.');
}

/** Describes a rejection in Indonesian. */
function toText({ responseCode }: BankAnswer): string {
  const code = responseCode.slice(0, 3) + responseCode.slice(5);
  return rejections[code] ?? 'Nomor virtual account tidak benar.';
}
