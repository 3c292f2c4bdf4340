import { createHash, createHmac, sign } from 'node:crypto';
import { openDemoBank } from '../../../server/src/demo/bank/openDemoBank.ts';
import type { OrderingServer } from './startOrderingServer.ts';

/** What a call of the bank has otherwise than it should. */
export interface BankCallChanges {
  headers?: Record<string, string>;
  /** The text of the body instead of the content as JSON. */
  text?: string;
  /** The content that is signed instead of the one that is sent. */
  signed?: object;
  /** Encodes the signature; as hex by default. */
  signature?: (bytes: Buffer) => string;
}

/** A bank that calls a server by the rules of SNAP. */
export type Bank = Awaited<ReturnType<typeof createBank>>;

/**
 * Creates the bank that the server knows. It signs by itself, with nothing of the server but the
 * keys, so that the server's signatures are not compared with themselves.
 */
export async function createBank(server: OrderingServer) {
  const client = await openDemoBank(server.deps);
  let externalId = 0;

  const timestampOfNow = () => wireTime(server.deps.now());

  function tokenHeaders(): Record<string, string> {
    const timestamp = timestampOfNow();
    return {
      'x-client-key': client.clientKey,
      'x-timestamp': timestamp,
      'x-signature': sign(
        'RSA-SHA256',
        Buffer.from(`${client.clientKey}|${timestamp}`),
        client.privateKey,
      ).toString('base64'),
    };
  }

  async function requestToken(headers: Record<string, string> = {}) {
    return server.call('POST', '/api/v1.0/access-token/b2b', {
      body: { grantType: 'client_credentials' },
      headers: { ...tokenHeaders(), ...headers },
    });
  }

  async function call(
    path: string,
    content: object,
    {
      headers = {},
      text = JSON.stringify(content),
      signed = JSON.parse(text) as object,
      signature: encode = (bytes) => bytes.toString('hex'),
    }: BankCallChanges = {},
  ) {
    const timestamp = headers['x-timestamp'] ?? timestampOfNow();
    const token =
      headers['authorization'] === undefined
        ? String((await requestToken()).body['accessToken'])
        : headers['authorization'].replace('Bearer ', '');
    const hash = createHash('sha256').update(JSON.stringify(signed)).digest('hex');
    const signature = createHmac('sha512', client.clientSecret)
      .update(`POST:${path}:${token}:${hash}:${timestamp}`)
      .digest();
    externalId += 1;
    const { status, body } = await server.call('POST', path, {
      body: Buffer.from(text),
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'x-timestamp': timestamp,
        'x-partner-id': client.partnerId,
        'x-external-id': String(externalId),
        'channel-id': '95221',
        'x-signature': encode(signature),
        ...headers,
      },
    });
    return { status, body };
  }

  return {
    tokenHeaders,
    requestToken,
    /** Sends a signed request with a token of this moment and an external id that is new. */
    call,
    /** Asks for the bill of a virtual account. */
    inquire: (number: string, changes?: BankCallChanges) =>
      call(
        '/api/v1.0/transfer-va/inquiry',
        { ...snapAccount(number), inquiryRequestId: 'q-1' },
        changes,
      ),
    /** Tells the server of a payment. */
    notify: (content: object, changes?: BankCallChanges) =>
      call('/api/v1.0/transfer-va/payment', content, changes),
  };
}

/** Returns a virtual account at BCA in the form of SNAP, with the company code in 8 characters. */
export function snapAccount(number: string) {
  const [code, customerNo] = [`   ${number.slice(0, 5)}`, number.slice(5)];
  return { partnerServiceId: code, customerNo, virtualAccountNo: code + customerNo };
}

/** Returns an amount of whole rupiah in the form of SNAP. */
export function snapAmount(rupiah: number) {
  return { value: `${rupiah}.00`, currency: 'IDR' };
}

/** Formats a time as Jakarta writes it, to the second. */
function wireTime(moment: Date): string {
  const local = new Date(moment.getTime() + 7 * 60 * 60 * 1000);
  return local.toISOString().replace(/\.\d+Z$/, '+07:00');
}
