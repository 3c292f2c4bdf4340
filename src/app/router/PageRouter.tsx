import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom';
import { createScrollMemory } from './scrollMemory.ts';

/** The router history that PageRouter needs. */
export type PageHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  keyof Navigator | 'action' | 'location' | 'listen'
>;

/** Creates the browser history of a window. */
export function createPageHistory(view: Window): PageHistory {
  return createBrowserHistory({ window: view, v5Compat: true });
}

/**
 * Renders navigations as view transitions and restores the scroll position when going back. The
 * data router of React Router ships both, but is twice the size because of features that are not
 * used here.
 */
export function PageRouter({
  history,
  view,
  children,
}: {
  history: PageHistory;
  view: Window;
  children: ReactNode;
}) {
  const [initialLocation] = useState(history.location);
  const [{ action, location, resetsScroll }, setShown] = useState({
    action: history.action,
    location: initialLocation,
    resetsScroll: false,
  });
  const [scroll] = useState(() => createScrollMemory(view));

  useLayoutEffect(() => {
    let current = initialLocation;
    const follow = (next: Pick<PageHistory, 'action' | 'location'>) => {
      scroll.keep(current.key);
      const isNewPage = next.location.pathname !== current.pathname;
      const resetsScroll =
        isNewPage || next.action === 'POP' || next.location.search !== current.search;
      current = next.location;
      withViewTransition(view, isNewPage, () =>
        setShown({ action: next.action, location: next.location, resetsScroll }),
      );
    };
    const unsubscribe = history.listen(follow);
    // The first page may have redirected while it rendered, before the listener was attached.
    if (history.location.key !== initialLocation.key) follow(history);
    const releaseScroll = scroll.takeOver(() => current.key);
    return () => {
      unsubscribe();
      releaseScroll();
    };
  }, [initialLocation, history, scroll, view]);

  useLayoutEffect(() => {
    if (!resetsScroll) return;
    if (action === 'POP') scroll.restore(location.key);
    else view.scrollTo(0, 0);
  }, [action, location, resetsScroll, scroll, view]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/**
 * Runs an update as a view transition, if the browser supports them and the user does not prefer
 * reduced motion.
 */
function withViewTransition(view: Window, isEnabled: boolean, update: () => void): void {
  const { document } = view;
  const start = (document as Partial<Document>).startViewTransition;
  const skipsAnimation =
    view.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.visibilityState === 'hidden';
  if (!isEnabled || skipsAnimation || start === undefined) {
    update();
    return;
  }
  // The browser captures the new page as soon as the callback returns, so React must render
  // synchronously.
  const { ready, finished } = start.call(document, () => flushSync(update));
  // Both promises reject when the next transition skips this one, which is not an error.
  ready.catch(() => {});
  finished.catch(() => {});
}
