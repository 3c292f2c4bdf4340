import { flowersCopy as copy } from '../../copy/flowers.ts';
import { Notice } from '../../ui/notice/Notice.tsx';
import type { ServerClock } from '../../domain/clock.ts';
import { useIsAfterCutOff } from './useIsAfterCutOff.ts';

/** Renders when a board that is ordered now is delivered; updates while the page is open. */
export function CutOffNotice({ clock }: { readonly clock: ServerClock }) {
  const isAfter = useIsAfterCutOff(clock);
  return (
    <Notice
      tone={isAfter ? 'warning' : 'info'}
      title={isAfter ? copy.afterCutOffTitle : copy.beforeCutOffTitle}
      live="polite"
    >
      {isAfter ? copy.afterCutOff : copy.beforeCutOff}
    </Notice>
  );
}
