import { useEffect } from 'react';
import { useServices } from '../services/ServicesContext.ts';

/** Sets the document title to `title` and the product name, or to that alone. */
export function useDocumentTitle(title?: string): void {
  const { environment, view } = useServices();
  useEffect(() => {
    view.document.title =
      title === undefined ? environment.productName : `${title} · ${environment.productName}`;
  }, [environment.productName, view, title]);
}
