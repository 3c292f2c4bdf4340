import { generateKeyPairSync } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoBankClient } from '../../server/src/demo/bank/openDemoBank.ts';
import {
  toSnapAccount,
  toSnapAmount,
} from '../../server/src/features/payments/bank/virtualAccount.ts';
import { type BankAnswer, callBank } from '../../server/src/demo/bank/callBank.ts';
import { toWireTime } from '../../server/src/http/wire/wireTime.ts';

/** A payment that the bank has accepted and notifies the server of. */
export interface BankPayment {
  /** The number of the virtual account. */
  number: string;
  paymentRequestId: string;
  /** Whole rupiah. */
  amount: number;
  paidAt: Date;
}

interface CallOptions {
  client: DemoBankClient;
  /** Returns the address of a server that runs. */
  url: () => Promise<string>;
  now: () => Date;
  /** Is called with the HTTP status of each answer. */
  onAnswer: (status: number) => void;
  /** Is called for each call whose answer was lost. */
  onLost: () => void;
}

const prefixLength = 5;

/**
 * Creates a bank that may call servers with the returned settings.
 * @param folder gets the file with the bank's public key
 */
export async function createBankClient(
  folder: string,
): Promise<{ client: DemoBankClient; settings: Record<string, string> }> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicKeyFile = join(folder, 'bank-public-key.pem');
  await writeFile(publicKeyFile, publicKey.export({ type: 'spki', format: 'pem' }));
  const client = {
    partnerId: 'LOADBANK',
    clientKey: 'load-bank',
    clientSecret: 'a-secret-of-the-load-tests',
    publicKey,
    privateKey,
  };
  return {
    client,
    settings: {
      BANK_PARTNER_ID: client.partnerId,
      BANK_CLIENT_KEY: client.clientKey,
      BANK_CLIENT_SECRET: client.clientSecret,
      BANK_PUBLIC_KEY: publicKeyFile,
      VA_PREFIX_BCA: '70012',
      VA_PREFIX_MANDIRI: '89345',
      VA_PREFIX_BNI: '98812',
      VA_PREFIX_BRI: '26215',
    },
  };
}

/**
 * Creates the calls of a bank, each with a token and signatures, over HTTP. A call whose answer is
 * lost is made again: the same content with another external id, as SNAP asks.
 */
export function createBankCalls({ client, url, now, onAnswer, onLost }: CallOptions) {
  return {
    /** Asks for the bill of a virtual account. */
    inquire: (number: string, inquiryRequestId: string): Promise<BankAnswer> =>
      call('/api/v1.0/transfer-va/inquiry', { ...accountOf(number), inquiryRequestId }),

    /** Notifies of a payment. `isReminder` marks it as one that was notified of before. */
    notify: (
      { number, paymentRequestId, amount, paidAt }: BankPayment,
      isReminder = false,
    ): Promise<BankAnswer> =>
      call('/api/v1.0/transfer-va/payment', {
        ...accountOf(number),
        paymentRequestId,
        paidAmount: toSnapAmount(amount),
        trxDateTime: toWireTime(paidAt),
        ...(isReminder && { flagAdvise: 'Y' }),
      }),
  };

  async function call(path: Parameters<typeof callBank>[1], content: object): Promise<BankAnswer> {
    for (;;) {
      const origin = await url();
      try {
        const answer = await callBank({ origin, client, now: now() }, path, content);
        onAnswer(Number(answer.responseCode.slice(0, 3)));
        return answer;
      } catch (error) {
        if (!isLostAnswer(error)) throw error;
        onLost();
      }
    }
  }
}

function accountOf(number: string) {
  return toSnapAccount(number, [number.slice(0, prefixLength)]);
}

/** Returns whether a connection was lost, or the bank has given up waiting. */
function isLostAnswer(error: unknown): boolean {
  return (
    error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError')
  );
}
