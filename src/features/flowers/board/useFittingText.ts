import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** The range of font sizes, in hundredths of the width of the board. */
export interface FittingSizes {
  readonly largest: number;
  readonly smallest: number;
}

const STEPS = 12;

/**
 * Sets `--size` of the element to the largest font size at which the text fits its parent, in the
 * unit of `FittingSizes`.
 */
export function useFittingText(
  content: string,
  { largest, smallest }: FittingSizes,
): RefObject<HTMLParagraphElement | null> {
  const text = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    fit(text.current, largest, smallest);
  }, [content, largest, smallest]);

  // A web font that loads late is wider or narrower than its fallback.
  useEffect(() => {
    const refit = () => fit(text.current, largest, smallest);
    document.fonts.addEventListener('loadingdone', refit);
    return () => document.fonts.removeEventListener('loadingdone', refit);
  }, [content, largest, smallest]);

  return text;
}

function fit(text: HTMLElement | null, largest: number, smallest: number): void {
  const container = text?.parentElement;
  if (text === null || container === null || container === undefined) return;
  delete text.dataset['tight'];
  const fits = (size: number) => {
    text.style.setProperty('--size', String(size));
    return text.offsetHeight <= container.clientHeight && text.scrollWidth <= container.clientWidth;
  };
  if (fits(largest)) return;
  let [low, high] = [smallest, largest];
  if (!fits(smallest)) {
    // Breaks words that are longer than a line instead of clipping them.
    text.dataset['tight'] = 'true';
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}
