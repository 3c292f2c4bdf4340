let height = 0;
let isScheduled = false;

/**
 * Sets `--actions` on the root to a height in CSS pixels, after the next paint. A change of the root
 * computes the styles of the whole page, so a step must not wait for it; and the bar of the next page
 * usually is as high as the one that it replaces.
 */
export function setActionsHeight(newHeight: number): void {
  height = Math.round(newHeight);
  if (isScheduled) return;
  isScheduled = true;
  // The next bar is measured in the next frame; the timer ends after its paint.
  requestAnimationFrame(() => setTimeout(write));
}

function write(): void {
  isScheduled = false;
  const { style } = document.documentElement;
  const value = height === 0 ? '' : `${height}px`;
  if (style.getPropertyValue('--actions') !== value) style.setProperty('--actions', value);
}
