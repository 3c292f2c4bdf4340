import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType, type Location } from 'react-router-dom';
import { parseOrderPath } from '../../domain/routes.ts';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';

/**
 * Returns the location whose page is shown. It follows the router's location by a view transition,
 * and the scroll position of the page is restored when going back. The data router of React Router
 * ships both, but is twice the size because of features that are not used here.
 */
export function useShownLocation(
  view: Window,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): Location {
  const location = useLocation();
  const action = useNavigationType();
  const [shown, setShown] = useState({ action, location, resetsScroll: false });
  const [scroll] = useState(() => createScrollMemory(view, storage));
  const shownKey = useEffectEvent(() => shown.location.key);

  useLayoutEffect(() => scroll.takeOver(() => shownKey()), [scroll]);

  useLayoutEffect(() => {
    const previous = shown.location;
    if (location === previous) return undefined;
    scroll.keep(previous.key);
    const isNewPage = location.pathname !== previous.pathname;
    const resetsScroll = isNewPage || location.search !== previous.search;
    const isAnimated = isNewPage && !areStepsOfOneOrder(previous.pathname, location.pathname);
    return withViewTransition(view, isAnimated, () => setShown({ action, location, resetsScroll }));
  }, [action, location, scroll, shown, view]);

  useLayoutEffect(() => {
    if (!shown.resetsScroll) return;
    if (shown.action === 'POP') scroll.restore(shown.location.key);
    else view.scrollTo(0, 0);
  }, [shown, scroll, view]);

  return shown.location;
}

/**
 * Returns whether two paths are steps of one order. Its machine shows the next step before the URL
 * follows, so a transition would animate nothing, and the browser would compute all styles twice more.
 */
function areStepsOfOneOrder(one: string, other: string): boolean {
  const kind = parseOrderPath(one)?.kind;
  return kind !== undefined && kind === parseOrderPath(other)?.kind;
}

/**
 * Runs an update, as a view transition where the browser and the user want it. Returns the
 * cancellation of an update that is still to come.
 */
function withViewTransition(view: Window, isEnabled: boolean, update: () => void) {
  const { document } = view;
  const start = (document as Partial<Document>).startViewTransition;
  const skipsAnimation =
    view.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.visibilityState === 'hidden';
  if (!isEnabled || skipsAnimation || start === undefined) {
    update();
    return undefined;
  }
  let run = update;
  // The press is painted first: on a slow phone, the transition takes longer than a frame.
  const cancel = afterPaint(() => {
    // The browser captures the new page as soon as the callback returns, so React must render
    // synchronously.
    const transition = start.call(document, () => flushSync(run));
    const { ready, finished } = transition;
    // Until the animation is over, a press would reach nothing.
    const skip = () => transition.skipTransition();
    const end = () => view.removeEventListener('pointerdown', skip, true);
    view.addEventListener('pointerdown', skip, true);
    // Both promises reject when the next transition skips this one, which is not an error.
    ready.catch(() => {});
    finished.then(end, end);
  }, view);
  return () => {
    cancel();
    run = () => {};
  };
}

/** Saves and restores the scroll position of each history entry of the tab. */
interface ScrollMemory {
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

function createScrollMemory(
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
