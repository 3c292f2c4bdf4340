/**
 * Animates the photo in a link into the page it leads to. Only the photo of the pressed link gets a
 * view transition name: with a name on each of thousands of cards, the browser would capture them
 * all.
 */
export function transitionPhoto(link: HTMLElement): void {
  for (const previous of link.ownerDocument.querySelectorAll<HTMLElement>('[data-transitioning]')) {
    previous.style.removeProperty('view-transition-name');
    delete previous.dataset['transitioning'];
  }
  const photo = link.querySelector<HTMLElement>('[data-transition-name]');
  if (photo === null) return;
  photo.style.setProperty('view-transition-name', photo.dataset['transitionName'] ?? 'none');
  photo.dataset['transitioning'] = '';
}
