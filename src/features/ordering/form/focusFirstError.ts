import { focusBelowDialog } from '../../../ui/modal/Modal.tsx';

/**
 * Focuses the first invalid field of a form, or the element around it if that is focusable, and
 * scrolls to the error message. The control keeps its distance to what covers the page: its
 * `scroll-margin`.
 * @param container contains the elements with `data-invalid="true"` around invalid fields
 */
export function focusFirstError(container: HTMLElement | null): void {
  const place = container?.querySelector<HTMLElement>('[data-invalid="true"]');
  if (!container || !place) return;
  const control =
    place.querySelector<HTMLElement>('[aria-invalid="true"]:not([type="file"])') ??
    (place.hasAttribute('tabindex') ? place : place.querySelector<HTMLElement>('button'));
  focusBelowDialog(control);
  // The height of what unfolds changes until its animation has ended.
  const unfolding = container
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(place))
    .map(({ finished }) => finished);
  void Promise.allSettled(unfolding).then(() => {
    const reason = place.querySelector('[aria-live]:not(:empty)') ?? place;
    reason.scrollIntoView({ block: 'center' });
    control?.scrollIntoView({ block: 'nearest' });
  });
}
