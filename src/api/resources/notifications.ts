import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { HistoryItem } from '../../domain/profile.ts';
import type { ApiClient } from '../http/client.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { STALE_TIMES, queryDefaults } from './queryDefaults.ts';
import { id, instant, results } from './wire.ts';

/** Loads the signed-in user's history, newest first (`GET /notifications/{id}/list/`). */
export async function listNotifications(
  client: ApiClient,
  userId: number,
  signal?: AbortSignal,
): Promise<HistoryItem[]> {
  const call = client.main.GET('/notifications/{id}/list/', {
    cache: 'no-store',
    params: { path: { id: userId } },
    signal: signal ?? null,
  });
  const answer = await readAnswer(
    call,
    results(
      v.object({
        textNotification: v.string(),
        notificationDate: instant,
        orderId: v.nullish(id, null),
      }),
    ),
  );
  return answer.results.map(({ textNotification, notificationDate, orderId }) => ({
    text: textNotification,
    date: notificationDate,
    orderId,
  }));
}

/** Returns the query options of `listNotifications`. Always stale. */
export function historyQuery(client: ApiClient, userId: number) {
  return queryOptions({
    ...queryDefaults,
    queryKey: ['history', userId],
    queryFn: ({ signal }) => listNotifications(client, userId, signal),
    staleTime: STALE_TIMES.own,
  });
}
