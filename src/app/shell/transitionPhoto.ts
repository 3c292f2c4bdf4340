/**
 * Lets the picture in a link travel to the page it leads to. Only the one that was pressed is named: a name on
 * each of thousands of cards would make the browser picture them all.
 */
export function transitionPhoto(link: HTMLElement): void {
  for (const other of link.ownerDocument.querySelectorAll<HTMLElement>('[data-travelling]')) {
    other.style.removeProperty('view-transition-name');
    delete other.dataset['travelling'];
  }
  const photo = link.querySelector<HTMLElement>('[data-travels-as]');
  if (photo === null) return;
  photo.style.setProperty('view-transition-name', photo.dataset['travelsAs'] ?? 'none');
  photo.dataset['travelling'] = '';
}
