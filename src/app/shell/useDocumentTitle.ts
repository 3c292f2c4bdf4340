import { useEffect } from 'react';
import { useServices } from '../ServicesContext.ts';

/**
 * Sets the document title, for example `Info Duka · Dukacita`; the product name only, if `title` is
 * omitted.
 */
export function useDocumentTitle(title?: string): void {
  const { environment, view } = useServices();
  useEffect(() => {
    view.document.title =
      title === undefined ? environment.productName : `${title} · ${environment.productName}`;
  }, [environment.productName, view, title]);
}
