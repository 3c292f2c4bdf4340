/**
 * Focuses the first invalid field of a form, or the element around it if that is focusable, and
 * scrolls to the error message.
 * @param container contains the elements with `data-invalid="true"` around invalid fields
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
