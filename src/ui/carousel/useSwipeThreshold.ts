import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/** Takes a carousel back to where it was when a finger or the mouse let go before it had gone `least` pixels. */
export function useSwipeThreshold(embla: UseEmblaCarouselType[1], least: number) {
  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    let from: number | undefined;
    let to: number | undefined;
    let index = 0;
    const start = (event: Event) => {
      from = to = across(event);
      index = embla.selectedScrollSnap();
    };
    const move = (event: Event) => {
      to = across(event);
    };
    const end = () => {
      if (from !== undefined && to !== undefined && Math.abs(to - from) < least)
        embla.scrollTo(index);
      from = to = undefined;
    };
    const passive = { capture: true, passive: true };
    for (const name of ['mousedown', 'touchstart']) root.addEventListener(name, start, passive);
    for (const name of ['mousemove', 'touchmove']) document.addEventListener(name, move, passive);
    embla.on('pointerUp', end);
    return () => {
      for (const name of ['mousedown', 'touchstart'])
        root.removeEventListener(name, start, passive);
      for (const name of ['mousemove', 'touchmove'])
        document.removeEventListener(name, move, passive);
      embla.off('pointerUp', end);
    };
  }, [embla, least]);
}

/** Where an event of the mouse or of the first finger is, from the left, in CSS pixels. */
function across(event: Event): number | undefined {
  if (event instanceof MouseEvent) return event.clientX;
  return (event as TouchEvent).touches[0]?.clientX;
}
