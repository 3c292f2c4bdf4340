import { and, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { users } from '../../data/db/schema/users.ts';
import type { ServerDeps, ServerPlugin } from '../../deps.ts';
import { pageHeaders } from '../../http/own-pages/layout.ts';
import { confirmByOwner } from '../users/confirmEmail.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { linkPaths, readLink } from './emailLinks.ts';
import { deleteSubscription, storeSubscription } from './pushSubscriptions.ts';
import { vapidKeys } from './sendPush.ts';
import { noticePage, questionPage } from './emailPages.ts';

/** The path to which the page of an unsubscribed address posts. */
const subscribePath = '/email/subscribe';

interface LinkRoute {
  Querystring: { token?: unknown };
}

/**
 * Serves the subscriptions to push messages, and the pages that links in e-mails open. A GET changes
 * nothing, because mail programs open links by themselves; the token of the link takes the place of
 * a sign-in.
 */
export const buyerMessagesPlugin: ServerPlugin = async (app, deps) => {
  const { db } = deps;
  const { publicKey } = vapidKeys(deps.secrets);

  app.operation('getPushKey', async () => ({ publicKey }));

  app.operation('subscribeToPush', async (request) => {
    const user = await requireUser(db, request);
    await storeSubscription(deps, user.id, request.body);
    return undefined;
  });

  app.operation('unsubscribeFromPush', async (request) => {
    const user = await requireUser(db, request);
    await deleteSubscription(db, user.id, request.body.endpoint);
    return undefined;
  });

  await app.register(async (pages) => serveLinks(pages, deps));
};

async function serveLinks(app: FastifyInstance, deps: ServerDeps): Promise<void> {
  const { db } = deps;
  // Mail programs and browsers send any kind of form, or no body; the address says everything.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null));

  app.get<LinkRoute>(linkPaths.confirm, async ({ query }, reply) => {
    const holder = await readLink(deps, 'confirm', query.token);
    if (!holder) return sendInvalid(reply);
    return send(
      reply,
      questionPage({
        title: 'Konfirmasi alamat e-mail',
        text: `Kami akan mengirim kabar tentang pesanan Anda ke ${holder.email}.`,
        button: 'Konfirmasi',
        action: actionOf(linkPaths.confirm, query.token),
      }),
    );
  });

  app.post<LinkRoute>(linkPaths.confirm, async ({ query }, reply) => {
    const holder = await readLink(deps, 'confirm', query.token);
    if (!holder || !(await confirmByOwner(db, holder))) return sendInvalid(reply);
    return send(
      reply,
      noticePage('Terima kasih', `Alamat e-mail ${holder.email} sudah dikonfirmasi.`),
    );
  });

  app.get<LinkRoute>(linkPaths.unsubscribe, async ({ query }, reply) => {
    const holder = await readLink(deps, 'unsubscribe', query.token);
    if (!holder) return sendInvalid(reply);
    const [user] = await db
      .select({ unsubscribedEmail: users.unsubscribedEmail })
      .from(users)
      .where(eq(users.id, holder.userId))
      .limit(1);
    return user?.unsubscribedEmail === holder.email
      ? sendUnsubscribed(reply, query.token)
      : send(
          reply,
          questionPage({
            title: 'Berhenti menerima e-mail',
            text: `Kami tidak akan mengirim e-mail lagi ke ${holder.email}.`,
            button: 'Berhenti menerima e-mail',
            action: actionOf(linkPaths.unsubscribe, query.token),
          }),
        );
  });

  // Mail programs post here by themselves too (RFC 8058), so the form has no fields.
  app.post<LinkRoute>(linkPaths.unsubscribe, async ({ query }, reply) => {
    const holder = await readLink(deps, 'unsubscribe', query.token);
    if (!holder) return sendInvalid(reply);
    await db
      .update(users)
      .set({ unsubscribedEmail: holder.email })
      .where(and(eq(users.id, holder.userId), eq(users.email, holder.email)));
    return sendUnsubscribed(reply, query.token);
  });

  app.post<LinkRoute>(subscribePath, async ({ query }, reply) => {
    const holder = await readLink(deps, 'unsubscribe', query.token);
    if (!holder) return sendInvalid(reply);
    await db
      .update(users)
      .set({ unsubscribedEmail: null })
      .where(and(eq(users.id, holder.userId), eq(users.unsubscribedEmail, holder.email)));
    return send(
      reply,
      noticePage('Terima kasih', `Kami kembali mengirim kabar tentang pesanan ke ${holder.email}.`),
    );
  });
}

function sendUnsubscribed(reply: FastifyReply, token: unknown): FastifyReply {
  return send(
    reply,
    questionPage({
      title: 'Anda berhenti menerima e-mail',
      text: 'Kabar tentang pesanan tetap dapat Anda baca di riwayat.',
      button: 'Terima e-mail lagi',
      action: actionOf(subscribePath, token),
    }),
  );
}

function sendInvalid(reply: FastifyReply): FastifyReply {
  return send(
    reply.code(400),
    noticePage('Tautan tidak berlaku', 'Tautan ini sudah tidak berlaku, atau tidak lengkap.'),
  );
}

function send(reply: FastifyReply, page: string): FastifyReply {
  return reply.headers(pageHeaders).send(page);
}

function actionOf(path: string, token: unknown): string {
  return `${path}?token=${encodeURIComponent(String(token))}`;
}
