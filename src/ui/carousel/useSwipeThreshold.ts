import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect } from 'react';

/**
 * Moves a looping carousel by one slide when the pointer is released after at least `threshold` CSS
 * pixels, and back to its slide after fewer. Embla itself decides by the speed and by half a slide.
 */
export function useSwipeThreshold(embla: UseEmblaCarouselType[1], threshold: number) {
  useEffect(() => {
    if (!embla) return;
    const root = embla.rootNode();
    let from: number | undefined;
    let to: number | undefined;
    let index = 0;
    const start = (event: Event) => {
      from = to = clientXOf(event);
      index = embla.selectedScrollSnap();
    };
    const move = (event: Event) => {
      to = clientXOf(event);
    };
    const end = () => {
      if (from !== undefined && to !== undefined) {
        const distance = to - from;
        const count = embla.scrollSnapList().length;
        const step = Math.abs(distance) < threshold ? 0 : distance < 0 ? 1 : -1;
        embla.scrollTo((index + step + count) % count);
      }
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
  }, [embla, threshold]);
}

/** Returns the `clientX` of a mouse event or of the first touch, in CSS pixels. */
function clientXOf(event: Event): number | undefined {
  if (event instanceof MouseEvent) return event.clientX;
  return (event as TouchEvent).touches[0]?.clientX;
}
