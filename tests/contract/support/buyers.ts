import { createAccessTokens } from '../../../server/src/http/auth/accessToken.ts';
import { loadSecrets } from '../../../server/src/http/auth/secrets.ts';
import { demoApiKey } from '../../../server/src/config/config.ts';

/** An order that a buyer has sent, with the response if one arrived. */
export interface SentOrder {
  /** The idempotency key. */
  key: string;
  body: object;
  /** The text of the response; undefined when none arrived. */
  answer: string | undefined;
}

/** A signed-in client that sends greeting orders to a server in another process. */
export interface Buyer {
  /**
   * Sends an order, for the first time or again. `key` is its idempotency key.
   * @throws when the connection is lost
   */
  sendOrder: (url: string, key: string, body: object) => Promise<Response>;
  /** Returns the body of the order with this number; all orders have the same accepted preview. */
  createOrderBody: (number: number) => object;
  /** Sends any request with the buyer's token. @throws when the connection is lost */
  call: (url: string, method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>;
  userId: number;
  personId: number;
}

/** The sender name of all greetings that a `Buyer` orders; no other greeting has it. */
export const senderName = 'Keluarga yang Tak Kenal Putus';

const message = 'Turut Berdukacita';
const templateId = 101;

/**
 * Creates a buyer: issues an access token for a demo account directly, without the sign-in page,
 * and requests the preview that all orders use.
 * @param secretsFile the path of the server's secrets
 * @param issuer the server's public address
 */
export async function createBuyer(
  url: string,
  secretsFile: string,
  issuer: string,
): Promise<Buyer> {
  const { accessTokenKey } = await loadSecrets(secretsFile);
  const identity = { sub: 'demo-ratna', name: null, email: null, picture: null, gender: null };
  const { token } = await createAccessTokens({ key: accessTokenKey, issuer }).issue(identity);
  const call = (
    serverUrl: string,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${serverUrl}${path}${path.includes('?') ? '&' : '?'}api_key=${demoApiKey}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const readJson = async (response: Response): Promise<Record<string, unknown>> => {
    if (!response.ok)
      throw new Error(`The server answered with ${response.status}: ${await response.text()}`);
    return (await response.json()) as Record<string, unknown>;
  };

  const user = await readJson(await call(url, 'GET', '/users/v2/search?username=demo-ratna'));
  const found = await readJson(await call(url, 'GET', '/persons/search'));
  const person = (found['results'] as { id: number; name: string }[])[0];
  if (!person) throw new Error('The server lists no person. Its database needs the demo data.');
  const previewBody = {
    templateId,
    personName: person.name,
    fromUsername: '',
    fromName: senderName,
    message,
  };
  const previewUrl = (await readJson(
    await call(url, 'POST', '/messages/preview/', previewBody),
  )) as unknown as string;

  return {
    call,
    userId: Number(user['id']),
    personId: person.id,
    sendOrder: (serverUrl, key, body) =>
      call(serverUrl, 'POST', '/messages', body, { 'Idempotency-Key': key }),
    createOrderBody: (number) => ({
      PersonId: person.id,
      messageDate: '2026/11/21 10:00:00',
      name: person.name,
      description: `Pesanan ${number}`,
      templateId,
      defaultMessageUrl: previewUrl,
      message,
      fromName: senderName,
      FromUserId: user['id'],
      room: null,
      ToUserId: null,
      isPaid: -1,
      price: 100_000,
      accessFrom: 'W',
      discprice: 0,
    }),
  };
}

/**
 * Sends orders one after another until the connection is lost. Returns all of them; the last one
 * has no response.
 * @param nextNumber returns the number of the next order
 * @param onResponse is called after each response
 */
export async function orderUntilDisconnected(
  buyer: Buyer,
  url: string,
  nextNumber: () => number,
  onResponse: () => void,
): Promise<SentOrder[]> {
  const sent: SentOrder[] = [];
  for (;;) {
    const number = nextNumber();
    const order: SentOrder = {
      key: `order-number-${number}`,
      body: buyer.createOrderBody(number),
      answer: undefined,
    };
    sent.push(order);
    try {
      const response = await buyer.sendOrder(url, order.key, order.body);
      const text = await response.text();
      if (response.status !== 200)
        throw new Error(`The server answered order ${number} with ${response.status}: ${text}`);
      order.answer = text;
    } catch (error) {
      // `fetch` and `text` throw a TypeError when the connection is lost.
      if (error instanceof TypeError) return sent;
      throw error;
    }
    onResponse();
  }
}
