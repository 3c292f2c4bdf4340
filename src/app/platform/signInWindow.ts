import { shellCopy } from '../../copy/shell.ts';
import { createTransports, type Transport } from './transports.ts';

/** The part of an opened window that the sign-in uses. */
export interface OpenedWindow {
  readonly closed: boolean;
  close(): void;
  /** Navigates the window to a URL. */
  navigate(address: string): void;
}

/** The window of the identity provider, and how the windows of this origin communicate. */
export interface SignInWindow {
  /** Opens an empty window of 500 by 600 px. Returns null if the browser blocks it. */
  open(): OpenedWindow | null;
  /**
   * Returns whether this page has the focus. `closed` is also true for an open window that this
   * page can no longer access; then this page does not have the focus.
   */
  isFocused(): boolean;
  readonly transports: readonly Transport[];
}

/** Creates the functions with which a window opens and observes the window of the provider. */
export function createSignInWindow(view: Window & typeof globalThis): SignInWindow {
  return {
    open: () => openWindow(view, shellCopy.openingSignIn),
    isFocused: () => view.document.hasFocus(),
    transports: createTransports(view),
  };
}

const WIDTH = 500;
const HEIGHT = 600;

/**
 * Opens an empty window, centred over this one, for the page of the identity provider. Returns null
 * if the browser opens none, or one without a document, as the browsers inside of other apps do.
 * @param loadingText title and text of the window until the page of the provider loads
 */
function openWindow(view: Window, loadingText: string): OpenedWindow | null {
  const left = Math.max(0, view.screenX + (view.outerWidth - WIDTH) / 2);
  const top = Math.max(0, view.screenY + (view.outerHeight - HEIGHT) / 2);
  let opened: Window | null | undefined;
  try {
    opened = view.open(
      '',
      '',
      `popup,width=${WIDTH},height=${HEIGHT},left=${Math.round(left)},top=${Math.round(top)}`,
    );
    if (!opened || opened.closed) return null;
    opened.document.title = loadingText;
    opened.document.body.append(loadingText);
  } catch {
    close(opened);
    return null;
  }
  const { location } = opened;
  return {
    get closed() {
      return opened.closed;
    },
    close: () => close(opened),
    navigate: (address) => location.replace(address),
  };
}

/** Closes a window, if it can be closed. */
function close(opened: Window | null | undefined): void {
  try {
    opened?.close();
  } catch {
    // It is not a window of this page.
  }
}
