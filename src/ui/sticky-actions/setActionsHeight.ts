let frame = 0;
let timer = 0;

/**
 * Sets `--actions` on the root to a height in CSS pixels, after the next paint. A change of the root
 * computes the styles of the whole page, so a step must not wait for it; and the bar of the next page
 * usually is as high as the one that it replaces. Each call starts the wait again, so that the next
 * bar has been measured before the height of a removed one is taken back.
 */
export function setActionsHeight(height: number): void {
  cancelAnimationFrame(frame);
  window.clearTimeout(timer);
  // The next bar is measured in the next frame; the timer ends after its paint.
  frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => write(Math.round(height)));
  });
}

function write(height: number): void {
  const { style } = document.documentElement;
  const value = height === 0 ? '' : `${height}px`;
  if (style.getPropertyValue('--actions') !== value) style.setProperty('--actions', value);
}
