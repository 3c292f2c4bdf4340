import { createContext, use, useEffect, useEffectEvent } from 'react';

/**
 * Opens an inner page: a part of a page that replaces the rest of it at the same URL. Going back
 * calls `close`. Returns a function that says that it is closed.
 */
export type OpenInnerPage = (close: () => void) => () => void;

export const InnerPageContext = createContext<OpenInnerPage>(() => () => {});

/** Closes an inner page when the user goes back while it is open. */
export function useInnerPage(isOpen: boolean, close: () => void): void {
  const open = use(InnerPageContext);
  const onBack = useEffectEvent(close);
  // After the layout effects of the first render, which close what the URL does not show.
  useEffect(() => (isOpen ? open(() => onBack()) : undefined), [isOpen, open]);
}
