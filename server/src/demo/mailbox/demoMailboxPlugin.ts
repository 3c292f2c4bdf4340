import { desc, eq } from 'drizzle-orm';
import { demoMails } from '../../data/db/schema/demo.ts';
import type { ServerPlugin } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import { pageHeaders } from '../../http/own-pages/layout.ts';
import { demoMailboxPath, mailListPage, mailPage } from './demoMailboxPage.ts';

/** The maximum number of e-mails in the list; older ones are omitted. */
const limit = 100;

/** The headers of the page of an e-mail, which frames the HTML. */
const framingHeaders = {
  ...pageHeaders,
  'content-security-policy': `${pageHeaders['content-security-policy']}; frame-src 'self'`,
};

/**
 * The headers of the HTML of an e-mail: it is shown in a frame of this server only, may run nothing
 * and load nothing, and has its inline style sheet.
 */
const framedHeaders = {
  ...pageHeaders,
  'content-security-policy':
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
};

interface MailRoute {
  Params: { id: string };
}

/**
 * Serves the demo mailbox, which receives all e-mails while no mail server is configured: on the own
 * computer, or when asked for by a setting.
 */
export const demoMailboxPlugin: ServerPlugin = async (app, { config, db }) => {
  if (!config.demo.mailbox) return;

  app.get(demoMailboxPath, async (_request, reply) => {
    const { id, recipient, subject, sentAt } = demoMails;
    const mails = await db
      .select({ id, recipient, subject, sentAt })
      .from(demoMails)
      .orderBy(desc(sentAt), desc(id))
      .limit(limit);
    return reply.headers(pageHeaders).send(mailListPage(mails));
  });

  app.get<MailRoute>(`${demoMailboxPath}/:id`, async ({ params }, reply) =>
    reply.headers(framingHeaders).send(mailPage(await requireMail(params.id))),
  );

  app.get<MailRoute>(`${demoMailboxPath}/:id/html`, async ({ params }, reply) => {
    const { html } = await requireMail(params.id);
    return reply.headers(framedHeaders).send(html);
  });

  async function requireMail(id: string): Promise<typeof demoMails.$inferSelect> {
    const [mail] = /^\d{1,9}$/.test(id)
      ? await db
          .select()
          .from(demoMails)
          .where(eq(demoMails.id, Number(id)))
          .limit(1)
      : [];
    if (!mail) throw new ApiError('not_found', 404, 'There is no such e-mail.');
    return mail;
  }
};
