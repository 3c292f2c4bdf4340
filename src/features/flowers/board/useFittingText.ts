import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Sizes that are tried, in hundredths of the board's width. */
export interface FittingSizes {
  readonly largest: number;
  readonly smallest: number;
}

const STEPS = 12;

/** Gives words the largest size at which they stay within their parent; `--size` is the unit's count. */
export function useFittingText(
  words: string,
  { largest, smallest }: FittingSizes,
): RefObject<HTMLParagraphElement | null> {
  const text = useRef<HTMLParagraphElement>(null);

  useLayoutEffect(() => {
    fit(text.current, largest, smallest);
  }, [words, largest, smallest]);

  // Letters that come late are wider or narrower than those that stood in for them.
  useEffect(() => {
    const again = () => fit(text.current, largest, smallest);
    document.fonts.addEventListener('loadingdone', again);
    return () => document.fonts.removeEventListener('loadingdone', again);
  }, [words, largest, smallest]);

  return text;
}

function fit(text: HTMLElement | null, largest: number, smallest: number): void {
  const room = text?.parentElement;
  if (text === null || room === null || room === undefined) return;
  delete text.dataset['tight'];
  const fits = (size: number) => {
    text.style.setProperty('--size', String(size));
    return text.offsetHeight <= room.clientHeight && text.scrollWidth <= room.clientWidth;
  };
  if (fits(largest)) return;
  let [low, high] = [smallest, largest];
  if (!fits(smallest)) {
    // Words longer than a line are broken rather than cut off.
    text.dataset['tight'] = 'true';
  }
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  fits(low);
}
