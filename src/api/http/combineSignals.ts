export interface CombinedSignal {
  /** Aborts with the first of the signals, with the same reason. */
  readonly signal: AbortSignal;
  /** Removes the listeners from the signals. Call it when the operation has ended. */
  readonly release: () => void;
}

/** Combines signals, also where `AbortSignal.any` is missing (Safari before 17.4). */
export function combineSignals(
  signals: readonly AbortSignal[],
  any: ((signals: AbortSignal[]) => AbortSignal) | null = AbortSignal.any?.bind(AbortSignal) ??
    null,
): CombinedSignal {
  if (any) return { signal: any([...signals]), release: () => {} };
  const combined = new AbortController();
  const listeners = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) combined.abort(signal.reason);
    else
      signal.addEventListener('abort', () => combined.abort(signal.reason), {
        signal: listeners.signal,
      });
  }
  return { signal: combined.signal, release: () => listeners.abort() };
}
