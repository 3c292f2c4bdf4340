import type { OpenedWindow } from './signInWindow.ts';

const WIDTH = 500;
const HEIGHT = 600;

/**
 * Opens an empty window for the provider's page in the middle of this one; null when the browser does not allow it.
 * @param words what it says until the provider's page is there
 */
export function openSignInWindow(view: Window, words: string): OpenedWindow | null {
  const left = Math.max(0, view.screenX + (view.outerWidth - WIDTH) / 2);
  const top = Math.max(0, view.screenY + (view.outerHeight - HEIGHT) / 2);
  const opened = view.open(
    '',
    '',
    `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`,
  );
  if (opened === null) return null;
  opened.document.title = words;
  opened.document.body.append(words);
  return {
    get closed() {
      return opened.closed;
    },
    close: () => opened.close(),
    go: (address) => opened.location.replace(address),
  };
}
