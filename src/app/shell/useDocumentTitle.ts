import { useEffect } from 'react';
import { useServices } from '../ServicesContext.ts';

/** Names the page in the browser's tab and history: `Info Duka · Dukacita`; without words, the product alone. */
export function useDocumentTitle(words?: string): void {
  const { environment, view } = useServices();
  useEffect(() => {
    view.document.title =
      words === undefined ? environment.productName : `${words} · ${environment.productName}`;
  }, [environment.productName, view, words]);
}
