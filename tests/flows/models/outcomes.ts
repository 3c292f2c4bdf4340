import { AppError, type AppErrorCode } from '../../../src/domain/appError.ts';
import type { PlacementInput } from '../../../src/machines/placement/machine.ts';
import type { Placement, PlacementOutput } from '../../../src/machines/placement/types.ts';
import { error, immediate, rejection, successFrom } from '@dukacita/flows';

/** The outcomes of a read without a usable response. */
export const lost = {
  offline: failsWith('offline'),
  timedOut: failsWith('timedOut'),
  serverFailed: failsWith('serverFailed'),
};

/** The outcomes of a write without a usable response. An offline device rejects a write at once. */
export const writeErrors = { ...lost, offline: immediate(lost.offline) };

/**
 * The outcomes of an order request without a usable response. With `offline`, nothing was sent;
 * after the others, the order may exist.
 */
export const orderErrors = {
  offline: immediate(rejectsWith('offline')),
  timedOut: failsWith('timedOut'),
  serverFailed: failsWith('serverFailed'),
};

/** Creates the outcome of a call that fails with an `AppError`. */
export function failsWith(code: AppErrorCode, field?: string) {
  return error(new AppError(code, { field }));
}

/** Creates the outcome of a call that the server rejects with a code. */
export function rejectsWith(code: AppErrorCode) {
  return rejection({ type: 'rejected' as const, code });
}

/** Creates the outcome of a placement, from what the placement machine knows when it ends. */
export function placementEnds(
  output: (placement: Placement, input: PlacementInput) => PlacementOutput,
) {
  return successFrom((input: PlacementInput) =>
    output({ ...input.placement, mayExist: false }, input),
  );
}

/** Creates the outcome of a placement that the server rejects with a code. */
export function placementRejectedWith(code: AppErrorCode) {
  return placementEnds((placement) => ({ type: 'rejected', placement, code }));
}

/** The outcome of a placement whose key belongs to another order. */
export const keyReused = placementEnds((placement) => ({ type: 'keyReused', placement }));

/** Returns the labels of the outcomes in `lost` for an actor; `what` starts each sentence. */
export function callLabels(actor: string, what: string): Record<string, string> {
  return {
    [`${actor} offline`]: `${what} gagal: putuskan internet sebelum server menjawab`,
    [`${actor} timedOut`]: `${what} gagal: server terlalu lama menjawab`,
    [`${actor} serverFailed`]: `${what} gagal: server bermasalah (5xx)`,
  };
}

export const reloadLabel = 'Muat ulang halaman';
