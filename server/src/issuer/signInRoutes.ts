import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { checkOtherAccount } from './checkOtherAccount.ts';
import { pageHeaders } from './pages/layout.ts';
import { expiredPage, refusedPage, tooManyPage } from './pages/messagePage.ts';
import { signInPage } from './pages/signInPage.ts';

interface SignInRoutesOptions {
  provider: Provider;
  accounts: Accounts;
  /** Submissions a minute and address; 0 is no limit. */
  limit: number;
}

type Submission = Partial<Record<'account' | 'name' | 'email' | 'cancel', unknown>>;

/** The pages on which a person picks an account, and what they load. */
export function signInRoutes({ provider, accounts, limit }: SignInRoutesOptions): FastifyPluginAsync {
  return async (app) => {
    app.setErrorHandler(async (error: Error & { statusCode?: number }, request, reply) => {
      const status = isGone(error) ? 400 : (error.statusCode ?? 500);
      if (status >= 500) request.log.error({ err: error }, 'sign-in page failed');
      const page = isGone(error) ? expiredPage() : status === 429 ? tooManyPage() : refusedPage();
      return reply.code(status).headers(pageHeaders).send(page);
    });

    app.get<{ Params: { uid: string } }>('/sign-in/:uid', async (request, reply) => {
      await openInteraction(provider, request, reply);
      return reply.headers(pageHeaders).send(signInPage(request.url));
    });

    const rateLimit = limit === 0 ? false : { max: limit, timeWindow: '1 minute', groupId: 'signIn' };
    app.post<{ Params: { uid: string } }>('/sign-in/:uid', { config: { rateLimit } }, async (request, reply) => {
      await openInteraction(provider, request, reply);
      const submission = Object(request.body) as Submission;
      if (submission.cancel !== undefined) {
        return finish(provider, request, reply, { error: 'access_denied' });
      }
      if (submission.account !== undefined) {
        const account = await accounts.find(String(submission.account));
        if (!account) return reply.code(422).headers(pageHeaders).send(signInPage(request.url));
        return finish(provider, request, reply, { login: { accountId: account.sub }, select_account: {} });
      }
      const form = checkOtherAccount(submission);
      if (form.faults.name !== undefined || form.faults.email !== undefined) {
        return reply.code(422).headers(pageHeaders).send(signInPage(request.url, form));
      }
      const account = await accounts.register(form.name, form.email);
      return finish(provider, request, reply, { login: { accountId: account.sub }, select_account: {} });
    });

    app.get<{ Params: { file: string } }>('/assets/:file', async (request, reply) => {
      const font = fonts[request.params.file];
      if (font === undefined) return reply.callNotFound();
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('font/woff2')
        .send(await readFile(require.resolve(font)));
    });
  };
}

const require = createRequire(import.meta.url);
const sans = '@fontsource/plus-jakarta-sans/files/plus-jakarta-sans-latin';
const fonts: Record<string, string | undefined> = {
  'sans-400.woff2': `${sans}-400-normal.woff2`,
  'sans-600.woff2': `${sans}-600-normal.woff2`,
  'serif-500.woff2': '@fontsource/lora/files/lora-latin-500-normal.woff2',
};

class InteractionGone extends Error {}

/** The sign-in that is under way in this browser, when the address is that one's. */
async function openInteraction(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request.raw, reply.raw);
  if (uid !== request.params.uid) throw new InteractionGone();
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<FastifyReply> {
  const next = await provider.interactionResult(request.raw, reply.raw, result, { mergeWithLastSubmission: false });
  return reply.header('cache-control', 'no-store').redirect(next, 303);
}

function isGone(error: Error): boolean {
  return error instanceof InteractionGone || error.name === 'SessionNotFound';
}

