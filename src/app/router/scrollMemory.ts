/** Saves and restores the scroll position of each history entry of the tab. */
export interface ScrollMemory {
  /** Saves the current scroll position for a history entry. */
  keep(key: string): void;
  /** Restores the saved scroll position, or scrolls to the top. */
  restore(key: string): void;
  /**
   * Disables the scroll restoration of the browser, which cannot know when a page is rendered,
   * until the page is unloaded. Returns a function that removes the listeners.
   */
  takeOver(currentKey: () => string): () => void;
}

const PREFIX = 'scroll:';

export function createScrollMemory(
  view: Pick<
    Window,
    'scrollY' | 'scrollTo' | 'history' | 'addEventListener' | 'removeEventListener'
  >,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): ScrollMemory {
  const keep = (key: string) => storage.setItem(PREFIX + key, String(Math.round(view.scrollY)));
  return {
    keep,
    restore: (key) => view.scrollTo(0, Number(storage.getItem(PREFIX + key) ?? 0)),
    takeOver(currentKey) {
      const leave = () => {
        keep(currentKey());
        view.history.scrollRestoration = 'auto';
      };
      const enter = () => {
        view.history.scrollRestoration = 'manual';
      };
      enter();
      view.addEventListener('pagehide', leave);
      view.addEventListener('pageshow', enter);
      return () => {
        view.removeEventListener('pagehide', leave);
        view.removeEventListener('pageshow', enter);
      };
    },
  };
}
