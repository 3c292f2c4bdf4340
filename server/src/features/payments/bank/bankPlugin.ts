import { cutText } from '@dukacita/shared/text';
import type { IncomingHttpHeaders } from 'node:http';
import { eq } from 'drizzle-orm';
import type { FastifyError, FastifyRequest } from 'fastify';
import { ApiError } from '../../../http/errors/ApiError.ts';
import { isStorageUnavailable } from '../../../data/isStorageUnavailable.ts';
import { bankRequests } from '../../../data/db/schema/payments.ts';
import { persons } from '../../../data/db/schema/persons.ts';
import type { ServerDeps, ServerPlugin } from '../../../deps.ts';
import { toWireTime } from '../../../http/wire/wireTime.ts';
import { type BankClient, readBankClient } from './bankClient.ts';
import { createBankTokens, lifetimeSeconds } from './bankTokens.ts';
import { requireOpenBill } from './bills.ts';
import { payBill } from './payBill.ts';
import { SnapError, snapErrorBody, type SnapService } from './SnapError.ts';
import { isClientSignature, isSignatureOf } from './snapSignature.ts';
import { toNumber, toSnapAmount } from './virtualAccount.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body as it was received; set for the calls of banks, whose signatures cover it. */
    rawBody?: Buffer;
  }
}

/** The largest accepted deviation of a bank's clock, in milliseconds. */
const clockTolerance = 5 * 60 * 1000;

/** The services by the end of their paths. */
const services: Record<string, SnapService> = { b2b: '73', inquiry: '24', payment: '25' };

/**
 * Returns the plugin that serves the calls of a bank, or payment provider, after SNAP: token, inquiry
 * and notification of a payment. It has its own body parser, which keeps the raw body for the
 * signature, and its own error handler, because the errors have the form of that standard.
 * @param openBank opens the bank that may call if no other one is configured
 */
export const createBankPlugin =
  (openBank?: (deps: ServerDeps) => Promise<BankClient>): ServerPlugin =>
  async (app, deps) => {
    const { config, db, now, secrets } = deps;
    const client = (await readBankClient(deps)) ?? (await openBank?.(deps));
    const tokens = createBankTokens(secrets.accessTokenKey, config.publicUrl, now);

    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (request, body: Buffer, done) => {
        request.rawBody = body;
        app.getDefaultJsonParser('error', 'error')(request, body.toString('utf8'), done);
      },
    );
    app.setErrorHandler((error, request, reply) => {
      const snapError = toSnapError(error);
      if (snapError.reason === 'failed') request.log.error({ err: error }, 'request failed');
      const service = services[request.routeOptions.url?.split('/').at(-1) ?? ''] ?? '25';
      const { status, body } = snapErrorBody(service, snapError);
      return reply
        .code(status)
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .serializer(JSON.stringify)
        .send(body);
    });

    app.operation('issueBankToken', async (request) => {
      const clientKey = headerOf(request, 'x-client-key');
      const timestamp = headerOf(request, 'x-timestamp');
      requireTimely(timestamp);
      const isClient =
        client?.clientKey === clientKey &&
        isClientSignature(headerOf(request, 'x-signature'), clientKey, timestamp, client.publicKey);
      if (!isClient) throw new SnapError('unauthorized');
      return {
        responseCode: '2007300',
        responseMessage: 'Successful',
        accessToken: await tokens.issue(clientKey),
        tokenType: 'BearerToken',
        expiresIn: String(lifetimeSeconds),
      };
    });

    app.operation('inquireBill', async (request) => {
      await requireBank(request);
      const { body } = request;
      const number = toNumber(body);
      if (number === undefined) throw new SnapError('inconsistent');
      const { invoice, order } = await requireOpenBill(db, deps, number);
      const [person] = await db
        .select({ name: persons.name })
        .from(persons)
        .where(eq(persons.id, order.personId));
      const { partnerServiceId, customerNo, virtualAccountNo, inquiryRequestId } = body;
      return {
        responseCode: '2002400',
        responseMessage: 'Successful',
        virtualAccountData: {
          inquiryStatus: '00',
          inquiryReason: { english: 'Success', indonesia: 'Berhasil' },
          partnerServiceId,
          customerNo,
          virtualAccountNo,
          virtualAccountName: cutText(`Dukacita - ${person?.name ?? ''}`, 255),
          inquiryRequestId,
          totalAmount: toSnapAmount(invoice.amount),
        },
      };
    });

    app.operation('notifyPayment', async (request) => {
      const { partnerId } = await requireBank(request);
      return payBill(deps, { partnerId, body: request.body });
    });

    /**
     * Checks token, signature, time and external id of a call.
     * @throws {SnapError} `invalidToken`, `unauthorized`, `invalidFormat` or `conflict`
     */
    async function requireBank(request: FastifyRequest): Promise<BankClient> {
      const header = (name: string) => headerOf(request, name);
      const token = /^Bearer +(\S+)$/i.exec(header('authorization'))?.[1];
      if (!client || token === undefined || !(await tokens.isValid(token, client.clientKey)))
        throw new SnapError('invalidToken');
      const timestamp = header('x-timestamp');
      requireTimely(timestamp);
      const signed = {
        method: request.method,
        path: request.url.split('?', 1)[0] ?? '',
        accessToken: token,
        rawBody: request.rawBody ?? Buffer.alloc(0),
        timestamp,
      };
      const isAuthentic =
        header('x-partner-id') === client.partnerId &&
        isSignatureOf(header('x-signature'), signed, client.clientSecret);
      if (!isAuthentic) throw new SnapError('unauthorized');
      await claimExternalId(client.partnerId, header('x-external-id'));
      return client;
    }

    /** Claims an external id, which is accepted once a day (in Jakarta) even if the call fails. */
    async function claimExternalId(partnerId: string, externalId: string): Promise<void> {
      const used = await db
        .insert(bankRequests)
        .values({ partnerId, day: toWireTime(now()).slice(0, 10), externalId, receivedAt: now() })
        .onConflictDoNothing()
        .returning({ externalId: bankRequests.externalId });
      if (used.length === 0) throw new SnapError('conflict');
    }

    function requireTimely(timestamp: string): void {
      const difference = Math.abs(new Date(timestamp).getTime() - now().getTime());
      if (!(difference <= clockTolerance)) throw new SnapError('unauthorized');
    }
  };

/** Returns a header, whose presence the contract has checked. */
function headerOf({ headers }: { headers: IncomingHttpHeaders }, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}

function toSnapError(error: unknown): SnapError {
  if (error instanceof SnapError) return error;
  if (!(error instanceof Error)) return new SnapError('failed');
  const { validation, statusCode } = error as Partial<FastifyError>;
  const first = validation?.[0];
  if (first) {
    const missing = first.params['missingProperty'];
    return typeof missing === 'string'
      ? new SnapError('missingField', missing)
      : new SnapError('invalidFormat', first.instancePath.slice(1).replaceAll('/', '.'));
  }
  if (isStorageUnavailable(error)) return new SnapError('unavailable');
  const status = error instanceof ApiError ? error.status : statusCode;
  if (status === 429) return new SnapError('rateLimited');
  return new SnapError(status !== undefined && status < 500 ? 'badRequest' : 'failed');
}
