import { useNow } from '../../features/ordering/clock/useNow.ts';
import { useFocusKey } from '../../ui/page/Page.tsx';
import { useServices } from '../services/ServicesContext.ts';

/**
 * Returns the time for a page, in ms since the epoch. The first page begins with the time of its
 * document, so that its hydration renders the same.
 */
export function usePageTime(): number {
  const { clock, renderedAt } = useServices();
  const isFirstPage = useFocusKey() === undefined;
  return useNow(clock, isFirstPage ? renderedAt : undefined);
}
