import { useLayoutEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import {
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  type Navigator,
} from 'react-router-dom';
import { createScrollMemory } from './scrollMemory.ts';

/** An address and the ones before and after it. */
export type PageHistory = Pick<
  ReturnType<typeof createBrowserHistory>,
  keyof Navigator | 'action' | 'location' | 'listen'
>;

/** Makes the history of a window's address. */
export function createPageHistory(view: Window): PageHistory {
  return createBrowserHistory({ window: view, v5Compat: true });
}

/**
 * The router of the app: going from page to page is a view transition, and going back finds the place on the page
 * again. The router that ships both is twice the size for what is not used here.
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
  const [first] = useState(history.location);
  const [{ action, location, isElsewhere }, setShown] = useState({
    action: history.action,
    location: first,
    isElsewhere: false,
  });
  const [scroll] = useState(() => createScrollMemory(view));

  useLayoutEffect(() => {
    let shown = first;
    const follow = (next: Pick<PageHistory, 'action' | 'location'>) => {
      scroll.keep(shown.key);
      const isOtherPage = next.location.pathname !== shown.pathname;
      const isElsewhere =
        isOtherPage || next.action === 'POP' || next.location.search !== shown.search;
      shown = next.location;
      inTransition(view, isOtherPage, () =>
        setShown({ action: next.action, location: next.location, isElsewhere }),
      );
    };
    const endListening = history.listen(follow);
    // The first page may have redirected while it was rendered, before anything listened.
    if (history.location.key !== first.key) follow(history);
    const endScroll = scroll.takeOver(() => shown.key);
    return () => {
      endListening();
      endScroll();
    };
  }, [first, history, scroll, view]);

  useLayoutEffect(() => {
    if (!isElsewhere) return;
    if (action === 'POP') scroll.restore(location.key);
    else view.scrollTo(0, 0);
  }, [action, location, isElsewhere, scroll, view]);

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

/** Shows a change as a view transition, where the browser has them and the person wants to see things move. */
function inTransition(view: Window, isWanted: boolean, change: () => void): void {
  const { document } = view;
  const start = (document as Partial<Document>).startViewTransition;
  const isStill =
    view.matchMedia('(prefers-reduced-motion: reduce)').matches ||
    document.visibilityState === 'hidden';
  if (!isWanted || isStill || start === undefined) {
    change();
    return;
  }
  // The browser takes its picture of the new page as soon as it is told of it.
  const { ready, finished } = start.call(document, () => flushSync(change));
  // One that is overtaken by the next is no failure.
  ready.catch(() => {});
  finished.catch(() => {});
}
