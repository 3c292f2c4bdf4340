/**
 * How long a failure is kept, in ms. A component that waits for the value with `use` asks for it again
 * as soon as the load has failed; without this pause it would load again and again, and never fail.
 */
const FAILURE_KEPT_MS = 1_000;

/** Returns a function that loads a value once. Some time after a failure, a call loads again. */
export function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loading: Promise<Value> | undefined;
  return () => {
    if (loading !== undefined) return loading;
    loading = load();
    loading.catch(() => setTimeout(() => (loading = undefined), FAILURE_KEPT_MS));
    return loading;
  };
}
