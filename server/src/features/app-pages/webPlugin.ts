import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerDeps } from '../../deps.ts';
import { downloadPlugin } from './downloadPlugin.ts';
import { withLinkPreview } from './linkPreview.ts';
import { isPagePath, withoutEndPunctuation } from './pagePaths.ts';
import { personPreview } from './personPreview.ts';
import { openRenderedDocuments } from './renderedDocuments.ts';

/** The paths whose pages are prerendered, and their files; all others use `index.html`. */
const prerenderedFiles: readonly (readonly [path: RegExp, file: string])[] = [
  [/^\/(?:home\/?)?$/, 'pages/Home.html'],
  [/^\/duka\/?$/, 'pages/DukaList.html'],
  [/^\/duka\/detail\/\d+\/?$/, 'pages/Person.html'],
  [/^\/duka\/message\/\d+\/?$/, 'pages/Messages.html'],
  [/^\/help\/?$/, 'pages/Help.html'],
];

/** File names with a content hash. */
const hashedName = /-[\w-]{8,}\.[a-z0-9]+$/;

/**
 * Serves the package of the Android app and, if it was built, the app: its files, which are
 * compressed by the build, and its pages, rendered with their data if the build can render them. A
 * navigation to an unknown address gets a page, too, so the plugin adds its hook to the whole server.
 */
export const webPlugin = fp(async (app: FastifyInstance, deps: ServerDeps): Promise<void> => {
  await app.register(downloadPlugin, deps);
  if (!existsSync(join(deps.config.appDist, 'index.html'))) return;
  await serveFiles(app, deps.config.appDist);
  const sendRendered = await openRenderedDocuments(app, deps);
  const sendBuilt = await appPage(deps);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    (await sendRendered?.(request, reply)) === true ? reply : sendBuilt(request, reply);
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.addHook('preHandler', async (request, reply) => {
    if (!request.is404) return;
    const path = pathOf(request.url);
    const meant = withoutEndPunctuation(path);
    if (!asksForPage(request, meant ?? path)) return;
    if (meant === undefined) return sendPage(request, reply);
    return reply.redirect(meant + request.url.slice(path.length), 302);
  });
});

/**
 * Returns whether a request asks for a page: a navigation of a browser to any address, or a request for
 * the address of a page that does not name HTML but accepts it, as messengers send for link previews.
 */
function asksForPage(
  { method, headers: { accept = '*/*' } }: FastifyRequest,
  path: string,
): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return accept.includes('text/html') || (accept.includes('*/*') && isPagePath(path));
}

/** Returns a URL without its query. */
function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html', 'pages/*', 'render/*'],
    index: false,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isImmutable =
        path.startsWith(join(root, 'assets')) && hashedName.test(path.replace(/\.(br|gz)$/, ''));
      response.setHeader('vary', 'accept-encoding');
      response.setHeader(
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
}

async function appPage(deps: ServerDeps) {
  // The app may have been built without prerendered pages.
  const availableFiles = prerenderedFiles.filter(([, file]) =>
    existsSync(join(deps.config.appDist, file)),
  );
  const fileOf = (path: string) =>
    availableFiles.find(([pattern]) => pattern.test(path))?.[1] ?? 'index.html';
  const personHtml = await readFile(join(deps.config.appDist, fileOf('/duka/detail/1')), 'utf8');
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = pathOf(request.url);
    reply.header('cache-control', 'no-cache');
    const id = Number(/^\/duka\/detail\/([1-9]\d{0,9})\/?$/.exec(path)?.[1]);
    const preview =
      id <= 2_147_483_647
        ? await personPreview(deps, id).catch(withoutPreview(request))
        : undefined;
    if (preview)
      return reply.type('text/html; charset=utf-8').send(withLinkPreview(personHtml, preview));
    return reply
      .code(isPagePath(path) || path === '/index.html' ? 200 : 404)
      .sendFile(fileOf(path));
  };
}

/** Logs the error of a preview; the page is then sent without it. */
function withoutPreview(request: FastifyRequest) {
  return (error: unknown): undefined => {
    request.log.warn({ err: error }, 'no link preview');
  };
}
