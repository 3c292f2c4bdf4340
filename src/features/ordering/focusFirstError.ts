/**
 * Focuses the first invalid field of a form, or the element with the error itself if it can have
 * the focus, and scrolls to the sentence that says why.
 * @param container contains elements with `data-invalid="true"` around what is invalid
 */
export function focusFirstError(container: HTMLElement | null): void {
  const place = container?.querySelector<HTMLElement>('[data-invalid="true"]');
  const control =
    place?.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"])') ??
    (place?.hasAttribute('tabindex') ? place : place?.querySelector<HTMLElement>('button'));
  control?.focus({ preventScroll: true });
  const reason = place?.querySelector('[aria-live]:not(:empty)') ?? place;
  reason?.scrollIntoView({ block: 'center' });
}
