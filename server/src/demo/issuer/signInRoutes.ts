import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { Accounts } from './accounts.ts';
import { InteractionMismatchError } from './sendErrorPage.ts';
import { validateAccountForm } from './validateAccountForm.ts';
import { createPageHeaders } from '../../http/own-pages/layout.ts';
import { signInPage } from './pages/signInPage.ts';

interface SignInRoutesOptions {
  provider: Provider;
  accounts: Accounts;
  /** Applies to form submissions. */
  rateLimit: RateLimitOptions | false;
  /** Other origins that serve the app, to which a sign-in may lead. */
  appOrigins: readonly string[];
}

type Submission = Partial<Record<'account' | 'name' | 'email' | 'cancel', unknown>>;

/** Serves the pages on which a user chooses an account. */
export function signInRoutes({
  provider,
  accounts,
  rateLimit,
  appOrigins,
}: SignInRoutesOptions): FastifyPluginAsync {
  // Browsers apply the policy of a form to the redirects after it, too.
  const pageHeaders = createPageHeaders(appOrigins);
  return async (app) => {
    app.get<{ Params: { uid: string } }>('/sign-in/:uid', async (request, reply) => {
      await requireInteraction(provider, request, reply);
      return reply.headers(pageHeaders).send(signInPage(request.url));
    });

    app.post<{ Params: { uid: string } }>(
      '/sign-in/:uid',
      { config: { rateLimit } },
      async (request, reply) => {
        await requireInteraction(provider, request, reply);
        const submission = Object(request.body) as Submission;
        if (submission.cancel !== undefined) {
          return finish(provider, request, reply, { error: 'access_denied' });
        }
        if (submission.account !== undefined) {
          const account = await accounts.find(String(submission.account));
          if (!account) return reply.code(422).headers(pageHeaders).send(signInPage(request.url));
          return finish(provider, request, reply, {
            login: { accountId: account.sub },
            select_account: {},
          });
        }
        const form = validateAccountForm(submission);
        if (form.errors.name !== undefined || form.errors.email !== undefined) {
          return reply.code(422).headers(pageHeaders).send(signInPage(request.url, form));
        }
        const account = await accounts.register(form.name, form.email);
        return finish(provider, request, reply, {
          login: { accountId: account.sub },
          select_account: {},
        });
      },
    );
  };
}

/** Throws unless the URL belongs to the current sign-in of this browser. */
async function requireInteraction(
  provider: Provider,
  request: FastifyRequest<{ Params: { uid: string } }>,
  reply: FastifyReply,
): Promise<void> {
  const { uid } = await provider.interactionDetails(request.raw, reply.raw);
  if (uid !== request.params.uid) throw new InteractionMismatchError();
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<FastifyReply> {
  const next = await provider.interactionResult(request.raw, reply.raw, result, {
    mergeWithLastSubmission: false,
  });
  return reply.header('cache-control', 'no-store').redirect(next, 303);
}
