export interface CombinedSignal {
  /** Aborts as soon as one of the signals does, with its reason. */
  readonly signal: AbortSignal;
  /** Lets go of the signals; call it when the work is over. */
  readonly release: () => void;
}

/**
 * One signal of several. `AbortSignal.any` where the browser has it, listeners by hand where it has not
 * (Chrome before 116, Safari before 17.4).
 */
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
