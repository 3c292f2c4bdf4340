import { createAccessTokens } from '../../../server/src/auth/accessToken.ts';
import { loadSecrets } from '../../../server/src/auth/secrets.ts';
import { demoApiKey } from '../../../server/src/config.ts';

/** An order that a buyer has sent, and the answer if one arrived. */
export interface Sent {
  key: string;
  body: object;
  /** The text of the answer; undefined when none arrived. */
  answer: string | undefined;
}

/** A client that orders greetings from a server in another process. */
export interface Buyer {
  /** Sends an order, for the first time or again. @throws when the connection is lost */
  send: (url: string, key: string, body: object) => Promise<Response>;
  /** Returns the body of an order with the buyer's accepted card. */
  order: (number: number) => object;
  /** Sends any request with the buyer's token. @throws when the connection is lost */
  call: (url: string, method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>;
  userId: number;
  personId: number;
}

/** The sender name of all these greetings; no other message has it. */
export const sender = 'Keluarga yang Tak Kenal Putus';

const message = 'Turut Berdukacita';
const templateId = 101;

/**
 * Issues an access token for a demo account directly, without the sign-in page, and requests the
 * preview of a card.
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
    base: string,
    method: 'GET' | 'POST',
    path: string,
    body?: object,
    headers: Record<string, string> = {},
  ) =>
    fetch(`${base}${path}${path.includes('?') ? '&' : '?'}api_key=${demoApiKey}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  const readAnswer = async (response: Response): Promise<Record<string, unknown>> => {
    if (!response.ok)
      throw new Error(`The server answered ${response.status} ${await response.text()}.`);
    return (await response.json()) as Record<string, unknown>;
  };

  const user = await readAnswer(await call(url, 'GET', '/users/v2/search?username=demo-ratna'));
  const found = await readAnswer(await call(url, 'GET', '/persons/search'));
  const person = (found['results'] as { id: number; name: string }[])[0];
  if (!person) throw new Error('The server lists no person to order for.');
  const preview = {
    templateId,
    personName: person.name,
    fromUsername: '',
    fromName: sender,
    message,
  };
  const card = (await readAnswer(
    await call(url, 'POST', '/messages/preview/', preview),
  )) as unknown as string;

  return {
    call,
    userId: Number(user['id']),
    personId: person.id,
    send: (base, key, body) => call(base, 'POST', '/messages', body, { 'Idempotency-Key': key }),
    order: (number) => ({
      PersonId: person.id,
      messageDate: '2026/11/21 10:00:00',
      name: person.name,
      description: `Pesanan ${number}`,
      templateId,
      defaultMessageUrl: card,
      message,
      fromName: sender,
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
 * Sends orders one after another until the connection is lost. Returns them; calls `answered` after
 * each answer.
 */
export async function orderUntilDisconnected(
  buyer: Buyer,
  url: string,
  next: () => number,
  answered: () => void,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (;;) {
    const number = next();
    const order: Sent = {
      key: `order-number-${number}`,
      body: buyer.order(number),
      answer: undefined,
    };
    sent.push(order);
    try {
      const response = await buyer.send(url, order.key, order.body);
      const text = await response.text();
      if (response.status !== 200)
        throw new Error(`Order ${number} was answered ${response.status} ${text}.`);
      order.answer = text;
    } catch (error) {
      if (error instanceof TypeError) return sent;
      throw error;
    }
    answered();
  }
}
