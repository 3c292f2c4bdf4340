let frame = 0;
let timer = 0;

/** The property is not inherited: the root scrolls by it, and what floats above the bar has a mark. */
const users = ':root, [data-above-actions]';

/**
 * Sets `--actions` on its users to a height in CSS pixels, after the next paint. A change of the root
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
  const value = height === 0 ? '' : `${height}px`;
  for (const { style } of document.querySelectorAll<HTMLElement>(users))
    if (style.getPropertyValue('--actions') !== value) style.setProperty('--actions', value);
}
