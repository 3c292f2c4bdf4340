/** Where on each page of this visit the person was. */
export interface ScrollMemory {
  /** Keeps the place on the page of a history entry. */
  keep(key: string): void;
  /** Goes to the place that was kept, or to the top. */
  restore(key: string): void;
  /** Takes the place from the browser, which cannot know when a page is there; gives it back when the page is left. */
  takeOver(currentKey: () => string): () => void;
}

const PREFIX = 'scroll:';

export function createScrollMemory(
  view: Pick<
    Window,
    | 'scrollY'
    | 'scrollTo'
    | 'sessionStorage'
    | 'history'
    | 'addEventListener'
    | 'removeEventListener'
  >,
): ScrollMemory {
  const keep = (key: string) =>
    view.sessionStorage.setItem(PREFIX + key, String(Math.round(view.scrollY)));
  return {
    keep,
    restore: (key) => view.scrollTo(0, Number(view.sessionStorage.getItem(PREFIX + key) ?? 0)),
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
