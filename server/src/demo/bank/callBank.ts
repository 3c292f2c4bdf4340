import { randomInt, sign } from 'node:crypto';
import { signRequest, tokenRequestText } from '../../features/payments/bank/snapSignature.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';
import type { DemoBankClient } from './openDemoBank.ts';

/** What the server has answered to a call of the demo bank. */
export interface BankAnswer {
  /** The code of SNAP, such as `2002500`. */
  responseCode: string;
  virtualAccountData?: {
    virtualAccountName?: string;
    totalAmount?: { value: string };
  };
}

/** Calls the server as a bank does: over HTTP, with a token and signatures after SNAP. */
export async function callBank(
  { origin, client, now }: { origin: string; client: DemoBankClient; now: Date },
  path: '/api/v1.0/transfer-va/inquiry' | '/api/v1.0/transfer-va/payment',
  content: object,
): Promise<BankAnswer> {
  const timestamp = toWireTime(now);
  const token = await requestToken(origin, client, timestamp);
  const body = JSON.stringify(content);
  const signature = signRequest(
    { method: 'POST', path, accessToken: token, rawBody: Buffer.from(body), timestamp },
    client.clientSecret,
  );
  return post(`${origin}${path}`, body, {
    authorization: `Bearer ${token}`,
    'x-timestamp': timestamp,
    'x-partner-id': client.partnerId,
    'x-external-id': `${now.getTime()}${String(randomInt(1_000_000)).padStart(6, '0')}`,
    'channel-id': '95221',
    'x-signature': signature,
  });
}

async function requestToken(
  origin: string,
  { clientKey, privateKey }: DemoBankClient,
  timestamp: string,
): Promise<string> {
  const text = Buffer.from(tokenRequestText(clientKey, timestamp));
  const answer = await post<{ accessToken?: string; responseCode: string }>(
    `${origin}/api/v1.0/access-token/b2b`,
    JSON.stringify({ grantType: 'client_credentials' }),
    {
      'x-client-key': clientKey,
      'x-timestamp': timestamp,
      'x-signature': sign('RSA-SHA256', text, privateKey).toString('base64'),
    },
  );
  if (answer.accessToken === undefined)
    throw new Error(`The demo bank got no token: ${answer.responseCode}.`);
  return answer.accessToken;
}

async function post<Answer = BankAnswer>(
  url: string,
  body: string,
  headers: Record<string, string>,
): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  return (await response.json()) as Answer;
}
