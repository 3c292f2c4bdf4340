import type { OpenedWindow } from './signInWindow.ts';

const WIDTH = 500;
const HEIGHT = 600;

/**
 * Opens an empty window, centred over this one, for the page of the identity provider. Returns null
 * if the browser blocks it.
 * @param loadingText title and text of the window until the page of the provider loads
 */
export function openSignInWindow(view: Window, loadingText: string): OpenedWindow | null {
  const left = Math.max(0, view.screenX + (view.outerWidth - WIDTH) / 2);
  const top = Math.max(0, view.screenY + (view.outerHeight - HEIGHT) / 2);
  const opened = view.open(
    '',
    '',
    `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`,
  );
  if (opened === null) return null;
  opened.document.title = loadingText;
  opened.document.body.append(loadingText);
  return {
    get closed() {
      return opened.closed;
    },
    close: () => opened.close(),
    navigate: (address) => opened.location.replace(address),
  };
}
