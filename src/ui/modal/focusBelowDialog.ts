/**
 * Focuses an element of the page without scrolling to it. While a `Modal` closes, the page cannot be
 * focused, so that the element gets the focus once it has closed.
 */
export function focusBelowDialog(element: HTMLElement | null | undefined): void {
  const focus = () => element?.focus({ preventScroll: true });
  const closing = document.querySelector('dialog[data-closing]');
  if (closing === null) focus();
  else closing.addEventListener('close', focus, { once: true });
}
