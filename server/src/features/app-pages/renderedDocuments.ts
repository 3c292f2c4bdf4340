import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { createDocumentCache } from './createDocumentCache.ts';
import { createInjectedFetch } from './createInjectedFetch.ts';
import { withLinkPreview } from './linkPreview.ts';
import { isPagePath } from './pagePaths.ts';
import { loadPageRenderer, type PageRenderer, type RenderedPage } from './pageRenderer.ts';
import { personPreview } from './personPreview.ts';
import { withHashes } from '../../http/securityHeaders.ts';

/** How long a document is fresh, and how long after that it may still be sent, in ms. */
const freshMs = 30_000;
const staleMs = 10 * 60_000;

/** The most documents in the cache, of about 100 kB each in all encodings. */
const cachedDocuments = 300;

/** Documents per minute and address of a visitor that are rendered because they are not cached. */
const rendersPerMinute = 120;

/** A document in the encodings in which it is sent. */
interface EncodedDocument extends Pick<RenderedPage, 'hashes'> {
  etag: string;
  identity: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Sends a document with its data; resolves with false when the page cannot be rendered. */
export type SendRendered = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;

/**
 * Creates the function that answers with documents rendered with their data. They are cached by
 * address, for all visitors alike, until a listing that they show changes.
 * @returns undefined when the build of the app cannot be rendered
 */
export async function openRenderedDocuments(
  app: FastifyInstance,
  deps: ServerDeps,
): Promise<SendRendered | undefined> {
  const { config, hub, now } = deps;
  const renderer = await loadPageRenderer(config.appDist, {
    origin: new URL(config.publicUrl).origin,
    now: () => now().getTime(),
  });
  if (renderer === null) return undefined;

  const cache = createDocumentCache<EncodedDocument, FastifyRequest>({
    load: async (address, request) =>
      (await isAllowed(request))
        ? renderDocument(app, deps, renderer, address, request.ip)
        : undefined,
    now: () => now().getTime(),
    freshMs,
    staleMs,
    limit: cachedDocuments,
    onError: (error) => app.log.warn({ err: error }, 'a document was not rendered again'),
  });
  const unsubscribe = hub.onListingChange(
    (personId) => cache.purge((address) => personId === undefined || shows(address, personId)),
    (error) => app.log.error({ err: error }, 'a changed listing was not handled'),
  );
  app.addHook('onClose', async () => unsubscribe());
  const isAllowed = limitRenders(app, config.rateLimits.read);
  return async (request, reply) => {
    const address = toCachedAddress(request.url);
    const document =
      address === undefined
        ? null
        : await cache.get(address, request).catch((error: unknown) => {
            request.log.warn({ err: error }, 'a document was not rendered');
            return null;
          });
    if (!document) return false;
    await send(request, reply, document);
    return true;
  };
}

/** Returns whether a visitor may cause another document to be rendered. */
function limitRenders(app: FastifyInstance, readLimit: number) {
  if (readLimit === 0) return async () => true;
  const check = app.createRateLimit({
    max: rendersPerMinute,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => request.ip,
  });
  return async (request: FastifyRequest): Promise<boolean> => {
    const limit = await check(request);
    return limit.isAllowed || !limit.isExceeded;
  };
}

async function renderDocument(
  app: FastifyInstance,
  deps: ServerDeps,
  renderer: PageRenderer,
  address: string,
  ip: string,
): Promise<EncodedDocument | null> {
  const page = await renderer.render(address, createInjectedFetch(app, ip));
  if (page === null) return null;
  const person = personOf(address);
  const preview = person?.page === 'detail' ? await personPreview(deps, person.id) : undefined;
  const html = preview === undefined ? page.html : withLinkPreview(page.html, preview);
  const identity = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        // Takes 50 to 100 ms of another thread, and saves most pages a round trip.
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity),
  ]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
  return { hashes: page.hashes, etag, identity, br, gzip: zipped };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { hashes, etag, ...bodies }: EncodedDocument,
): FastifyReply {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply
    .header('content-security-policy', withHashes(policy, hashes))
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag);
  if ((request.headers['if-none-match'] ?? '').includes(etag)) return reply.code(304).send();
  const encoding =
    negotiate(String(request.headers['accept-encoding'] ?? ''), ['br', 'gzip']) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(200).type('text/html; charset=utf-8').send(bodies[encoding]);
}

/** The parameters of the list that change what a document shows. */
const listParameters = ['cityId', 'text', 'shown'];
const longestAddress = 300;

/**
 * Returns the address under which a document is cached: a path without a slash at its end and, for
 * the list, the parameters that it reads. Returns undefined for an address that is too long or no
 * page's, for which no other document leaves the cache.
 */
function toCachedAddress(url: string): string | undefined {
  const [given = '/', query = ''] = url.split('?', 2);
  if (!isPagePath(given) || given.length > longestAddress) return undefined;
  const path = given.length > 1 ? given.replace(/\/$/, '') : given;
  return path === '/duka' ? listAddress(path, query) : path;
}

function listAddress(path: string, query: string): string | undefined {
  const given = new URLSearchParams(query);
  const kept = listParameters.flatMap((name) => {
    const value = given.get(name) ?? '';
    return value === '' || value === '0' ? [] : [[name, value] as [string, string]];
  });
  const address = kept.length === 0 ? path : `${path}?${new URLSearchParams(kept).toString()}`;
  return address.length > longestAddress ? undefined : address;
}

/** Returns the person of a page about one person; undefined for a list. */
function personOf(address: string): { id: number; page: string } | undefined {
  const [, page, id] = /^\/duka\/(detail|message)\/(\d+)$/.exec(address) ?? [];
  return page === undefined ? undefined : { page, id: Number(id) };
}

/** Returns whether a document may show a person: its own pages do, and all lists. */
function shows(address: string, personId: number): boolean {
  const person = personOf(address);
  return person === undefined || person.id === personId;
}
