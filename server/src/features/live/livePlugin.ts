import type { Writable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { eq } from 'drizzle-orm';
import { userRoles } from '../../data/db/schema/roles.ts';
import type { ServerPlugin } from '../../deps.ts';
import { ApiError } from '../../http/errors/ApiError.ts';
import type { OrderHint } from '../../data/hints/announce.ts';
import { floristsOf } from '../users/floristsOf.ts';
import type { StaffMember } from '../../http/auth/requireRole.ts';
import { requireUser } from '../../http/auth/requireUser.ts';

/** The maximum number of streams of one user, as many as a browser opens to one host. */
const maxStreams = 6;

/**
 * Serves hints about changed orders as server-sent events. A stream ends with its access token, when
 * a role of its user is revoked, also while the database was not connected, and when the server stops.
 */
export const livePlugin: ServerPlugin = async (app, { db, hub, now }) => {
  const closers = new Map<() => void, number>();
  app.addHook('preClose', async () => {
    for (const close of closers.keys()) close();
  });

  app.operation('streamOrders', async (request, reply) => {
    const user = await requireUser(db, request);
    if ([...closers.values()].filter((id) => id === user.id).length >= maxStreams)
      throw new ApiError('rate_limited', 429, `A user can have ${maxStreams} streams.`);
    const { sse } = reply;
    const send = createSender(reply);
    const readMember = async (): Promise<StaffMember> => ({
      user: await requireUser(db, request),
      granted: await db.select().from(userRoles).where(eq(userRoles.userId, user.id)),
    });
    let member: StaffMember | undefined = undefined;
    /** Returns whether the user is there and still has the roles with which the stream began. */
    const isAsBefore = async () => {
      const { granted } = await readMember();
      return member?.granted.every(({ id }) => granted.some((role) => role.id === id));
    };
    const unsubscribe = hub.subscribe({
      onHint: (hint) => {
        if (member && canSee(member, hint)) {
          const { orderId, version } = hint;
          send('order', { orderId, version });
        }
      },
      onReload: () => {
        isAsBefore().then(
          (same) => (same ? send('reload', {}) : sse.close()),
          () => sse.close(),
        );
      },
      onRoleRevoked: (userId) => {
        if (userId === user.id) sse.close();
      },
      onError: (error) => request.log.error({ err: error }, 'an announcement was not handled'),
    });
    const left = (request.tokenExpiresAt?.getTime() ?? 0) - now().getTime();
    const timer = setTimeout(() => sse.close(), left);
    timer.unref();
    const close = () => sse.close();
    closers.set(close, user.id);
    const end = () => {
      clearTimeout(timer);
      unsubscribe();
      closers.delete(close);
    };
    sse.onClose(end);
    // After the subscription, so that a role that is revoked meanwhile ends the stream.
    member = await readMember();
    if (!sse.isConnected) {
      // The client may have left before `onClose`.
      end();
      throw new ApiError('service_unavailable', 503, 'The stream has ended already; try again.');
    }
    sse.keepAlive();
    await sse.send({ event: 'ready', data: {} });
    return undefined;
  });
};

function canSee(member: StaffMember, { userId, floristId }: OrderHint): boolean {
  if (userId === member.user.id) return true;
  if (member.granted.length === 0) return false;
  const florists = floristsOf(member);
  return florists === 'all' || (floristId !== null && florists.includes(floristId));
}

/**
 * Creates a function that sends an event without waiting for the client. Events for a client that
 * reads too slowly are dropped; once it has read everything, a `reload` makes it read again.
 */
function createSender({ raw, sse }: FastifyReply): (event: string, data: object) => void {
  // The response of HTTP/2 does not tell whether it needs to drain, its stream does.
  const output = 'stream' in raw ? (raw.stream as Writable) : raw;
  let isLagging = false;
  const send = (event: string, data: object) => {
    // Not the length: after it has shrunk, each write would wait for the same `drain`.
    if (!output.writableNeedDrain) return void sse.send({ event, data }).catch(() => sse.close());
    if (isLagging) return;
    isLagging = true;
    raw.once('drain', () => {
      isLagging = false;
      send('reload', {});
    });
  };
  return send;
}
