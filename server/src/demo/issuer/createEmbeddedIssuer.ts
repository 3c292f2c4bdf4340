import type { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import formbody from '@fastify/formbody';
import inject from 'light-my-request';
import type { Provider } from 'oidc-provider';
import type { ServerDeps } from '../../deps.ts';
import { sendErrorPage } from './sendErrorPage.ts';
import { createAccounts } from './accounts.ts';
import { createProvider } from './createProvider.ts';
import type { EmbeddedIssuer } from '../../features/sign-in/signInPlugin.ts';
import { idTokenAlgorithm, issuerClientId, issuerPath } from './issuerConstants.ts';
import { pageHeaders } from '../../http/own-pages/layout.ts';
import { invalidRequestPage } from './pages/messagePage.ts';
import { createPayloadAdapter } from './payloadAdapter.ts';
import { signInRoutes } from './signInRoutes.ts';

/** A request below `/oidc`, of which the provider sees only the path below it. */
interface ForwardedRequest extends IncomingMessage {
  originalUrl?: string | undefined;
}

/** Creates an OpenID Connect issuer inside the server, with sign-in pages and demo accounts. */
export function createEmbeddedIssuer({ config, db, now, secrets }: ServerDeps): EmbeddedIssuer {
  const adapter = createPayloadAdapter(db, now);
  const accounts = createAccounts({
    store: adapter('Account'),
    key: secrets.issuerAccountKey,
    publicUrl: config.publicUrl,
  });
  const provider = createProvider({
    publicUrl: config.publicUrl,
    appOrigins: config.appOrigins,
    secrets,
    accounts,
    adapter,
    renderError: invalidRequestPage,
    errorHeaders: pageHeaders,
  });
  const publicUrl = new URL(config.publicUrl);
  const handleRequest = provider.callback();

  const forward = (raw: ForwardedRequest, reply: ServerResponse): void => {
    raw.originalUrl = raw.url;
    raw.url = raw.url?.slice(issuerPath.length) ?? '/';
    raw.headers['x-forwarded-proto'] = publicUrl.protocol.slice(0, -1);
    raw.headers['x-forwarded-host'] = publicUrl.host;
    removeSessionCookie(raw);
    void handleRequest(raw, reply);
  };

  const rateLimit = (groupId: string, factor: number) =>
    config.rateLimits.signIn > 0 && {
      max: config.rateLimits.signIn * factor,
      timeWindow: '1 minute',
      groupId,
    };

  return {
    async routes(app) {
      logProviderErrors(provider, app.log);
      await app.register(
        async (oidc) => {
          oidc.setErrorHandler(sendErrorPage);
          await oidc.register(async (pages) => {
            await pages.register(formbody, { bodyLimit: 16 * 1024 });
            await pages.register(
              signInRoutes({
                provider,
                accounts,
                rateLimit: rateLimit('signIn', 1),
                appOrigins: config.appOrigins,
              }),
            );
          });
          await oidc.register(async (endpoints) => {
            endpoints.removeAllContentTypeParsers();
            endpoints.addContentTypeParser('*', (_request, _payload, done) => done(null));
            endpoints.all(
              '/*',
              { config: { rateLimit: rateLimit('issuer', requestsPerSignIn) } },
              (request, reply) => {
                reply.hijack();
                forward(request.raw, reply.raw);
              },
            );
          });
        },
        { prefix: issuerPath },
      );
    },

    client: {
      issuer: `${config.publicUrl}${issuerPath}`,
      clientId: issuerClientId,
      clientSecret: secrets.issuerClientSecret,
      idTokenAlgorithm,
      allowPlainHttp: true,
      // Inside the process, so that the server need not reach its own public address.
      async fetch(url, { method, headers, body }) {
        const { pathname, search } = new URL(url);
        const response = await inject(forward, {
          method: method as 'GET',
          url: pathname + search,
          headers,
          ...(body === undefined || body === null ? {} : { payload: String(body) }),
        });
        return new Response(
          response.rawPayload.length > 0 ? new Uint8Array(response.rawPayload) : null,
          {
            status: response.statusCode,
            headers: Object.entries(response.headers).map(
              ([name, value]) => [name, String(value)] as [string, string],
            ),
          },
        );
      },
    },
  };
}

/** How many requests a browser sends to the issuer per sign-in: to start it and to resume it. */
const requestsPerSignIn = 2;

/**
 * Removes the cookie of an earlier sign-in from a request. With it, choosing another account would
 * require signing the previous one out first.
 */
function removeSessionCookie(raw: IncomingMessage): void {
  const { cookie } = raw.headers;
  if (cookie === undefined) return;
  raw.headers.cookie = cookie
    .split(';')
    .filter((pair) => !/^\s*_session(\.sig)?=/.test(pair))
    .join(';');
}

/** Logs errors of the provider without the request, which may contain personal data. */
function logProviderErrors(
  provider: Provider,
  log: { error(details: object, message: string): void },
): void {
  provider.on('server_error', (ctx, error) =>
    log.error({ err: error, route: ctx.oidc?.route }, 'issuer failed'),
  );
  (provider as EventEmitter).on('error', (error: Error) =>
    log.error({ err: error }, 'issuer failed'),
  );
}
