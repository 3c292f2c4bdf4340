/**
 * Replaces `navigator.clipboard.writeText`, because the system clipboard is shared between tests.
 * Returns a function that returns the text copied since its last call; null if none was.
 */
export function watchCopies(): () => string | null {
  let copied: string | null = null;
  navigator.clipboard.writeText = (text) => {
    copied = text;
    return Promise.resolve();
  };
  return () => {
    const latest = copied;
    copied = null;
    return latest;
  };
}
