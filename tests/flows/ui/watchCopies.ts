/**
 * Keeps what the page copies in the page: the clipboard of a test machine is shared. Returns what takes the text that
 * was copied since it was last called; null where nothing was.
 */
export function watchCopies(): () => string | null {
  let copied: string | null = null;
  navigator.clipboard.writeText = (text) => {
    copied = text;
    return Promise.resolve();
  };
  return () => {
    const text = copied;
    copied = null;
    return text;
  };
}
