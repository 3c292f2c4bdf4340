import { AppError, type AppErrorCode } from '../../../src/domain/appError.ts';
import { immediate, error, rejection } from '../../../tools/flows/src/outcomes.ts';

/** The ways in which a read gets no answer that says anything. */
export const lost = {
  offline: failsWith('offline'),
  timedOut: failsWith('timedOut'),
  serverFailed: failsWith('serverFailed'),
};

/** As `lost`, of a write: a device without connection does not even try it, and it is known at once. */
export const writeLost = { ...lost, offline: immediate(lost.offline) };

/** The ways in which the answer to an order does not come: offline nothing was sent, after the others it may exist. */
export const orderLost = {
  offline: immediate(rejectsWith('offline')),
  timedOut: failsWith('timedOut'),
  serverFailed: failsWith('serverFailed'),
};

/** The call fails with this error. */
export function failsWith(code: AppErrorCode, field?: string) {
  return error(new AppError(code, { field }));
}

/** The server answers that it will not, for this reason. */
export function rejectsWith(code: AppErrorCode) {
  return rejection({ type: 'rejected' as const, code });
}

/** What a tester is told of a call that gets no answer; `what` begins the sentence. */
export function callLabels(actor: string, what: string): Record<string, string> {
  return {
    [`${actor} offline`]: `${what} gagal: putuskan internet sebelum server menjawab`,
    [`${actor} timedOut`]: `${what} gagal: server terlalu lama menjawab`,
    [`${actor} serverFailed`]: `${what} gagal: server bermasalah (5xx)`,
  };
}

export const reloadLabel = 'Muat ulang halaman';
