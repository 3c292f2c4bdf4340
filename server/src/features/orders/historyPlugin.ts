import { desc, eq } from 'drizzle-orm';
import { ApiError } from '../../http/errors/ApiError.ts';
import { notifications } from '../../data/db/schema/notifications.ts';
import type { ServerPlugin } from '../../deps.ts';
import { requireUser } from '../../http/auth/requireUser.ts';
import { toWireTime } from '../../http/wire/wireTime.ts';

/** The maximum number of history entries in a response; older ones are omitted. */
const limit = 1000;

/** Serves the history of a user, only to that user. */
export const historyPlugin: ServerPlugin = async (app, { db }) => {
  app.operation('listNotifications', async (request) => {
    const user = await requireUser(db, request);
    if (request.params.id !== user.id) {
      throw new ApiError('forbidden', 403, 'These are the notifications of another user.', 'id');
    }
    const rows = await db
      .select({
        text: notifications.text,
        createdAt: notifications.createdAt,
        orderId: notifications.orderId,
      })
      .from(notifications)
      .where(eq(notifications.userId, user.id))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(limit);
    return {
      results: rows.map(({ text, createdAt, orderId }) => ({
        textNotification: text,
        notificationDate: toWireTime(createdAt),
        ...(orderId === null ? {} : { orderId }),
      })),
    };
  });
};
