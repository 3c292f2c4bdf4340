import type { Answer, Operation } from './network.ts';
import type { SentRequest } from './request.ts';

/** A control on a page, identified by its role and its accessible name. */
export interface Control {
  readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'searchbox' | 'combobox';
  readonly name: string;
  /**
   * The text of a field, the label of the selected option, or whether a radio or toggle button is
   * on. It is not compared if undefined.
   */
  readonly value?: string | boolean | undefined;
  /** The `href` attribute of a link. It is not compared if undefined. */
  readonly href?: string | undefined;
  /** The index among controls with the same role and name, from 0. */
  readonly at?: number | undefined;
}

/** How the app is opened, and what its device storage contains. */
export interface OpenOptions {
  readonly address: string;
  /** Whether the buyer of the fixtures is signed in, with a session that outlasts the path. */
  readonly isSignedIn: boolean;
  /** The entries of `localStorage` besides the session. */
  readonly localStorage?: Readonly<Record<string, string>> | undefined;
  /** Operations whose calls wait for `answer`; a healthy server answers all others at once. */
  readonly heldOperations: readonly Operation[];
  /** Whether the device is offline when the app starts. */
  readonly isOffline?: boolean | undefined;
}

/** What a page shows at one moment. */
export interface PageSnapshot {
  /** The path and the query of the URL. */
  readonly address: string;
  /** The document title. */
  readonly title: string;
  /** The text of the first-level heading. */
  readonly heading: string | null;
  /** The title of the modal dialog; null if none is open. */
  readonly dialog: string | null;
  /** The enabled, visible controls in the dialog, or in `<main>` if no dialog is open. */
  readonly controls: readonly Control[];
  /** The text in the dialog, or in `<main>` if no dialog is open. */
  readonly text: string;
  /** The texts of the live regions, in document order. */
  readonly announcements: readonly string[];
  /** The held calls that the app has not aborted, oldest first. */
  readonly calls: readonly SentRequest[];
}

/**
 * A user at a page, with control over the device and the network. Adapters use nothing else, so
 * that the same steps and assertions run on the app in a test page and on the built app with a real
 * server.
 *
 * Every driver guarantees:
 * - The whole app runs, with its routes, machines and storage. Only what `Opening` configures and
 *   the held calls differ from production.
 * - User actions go through the page. If a control is missing, disabled or hidden, the method
 *   rejects and lists the controls that can be used.
 * - A held call has been sent and stays unanswered, however much time passes, until `answer` is
 *   called for it. A call that the app aborts is no longer held.
 * - Names and roles are those of the accessibility tree.
 * - The device stores no files: a restored file would be uploaded without a step of the path.
 * - Methods do not wait for the effects of an action; `expectScreen` does.
 */
export interface Driver {
  /** Clicks a button or link, or selects a radio. */
  press(control: Control): Promise<void>;
  /** Replaces the text of a field. */
  write(control: Control, text: string): Promise<void>;
  /** Selects an option of a `<select>` by its label. */
  choose(control: Control, option: string): Promise<void>;
  /** Chooses a small picture in the only file input of the page. */
  chooseFile(fileName: string): Promise<void>;
  /**
   * Navigates to another address of the app without loading a page: through the history if it has
   * an entry with this address, otherwise as a link would.
   */
  navigate(address: string): Promise<void>;
  /** Reloads the page. Device storage is kept; everything else is lost, including held calls. */
  reload(): Promise<void>;
  /** Answers the oldest held call of an operation. Rejects if there is none within `timeoutMs`. */
  answer(operation: Operation, answer: Answer): Promise<void>;
  /** Reports the progress of the oldest held upload, from 0 to 1. */
  reportProgress(operation: Operation, fraction: number): Promise<void>;
  /** Takes the device online or offline. */
  setOnline(isOnline: boolean): Promise<void>;
  /** Waits until the app has checked the connection and found that the device is offline. */
  waitForOfflineCheck(): Promise<void>;
  /**
   * Lets the device sleep until an instant, in ms since the epoch, and wakes it. An instant in the
   * past sets the clock back. Held calls stay held.
   */
  sleepUntil(instant: number): Promise<void>;
  /** Returns the time of the device's clock, in ms since the epoch. */
  now(): Promise<number>;
  /** Reads what the page shows now. */
  snapshot(): Promise<PageSnapshot>;
  /** Gives the page time to render and to handle responses. */
  waitForFrame(): Promise<void>;
  /** Returns the text that was copied since the last call of this method; null if none was. */
  takeCopiedText(): Promise<string | null>;
  /**
   * Returns the name by which `PageSnapshot.calls` refer to an access token, because a real server
   * issues new tokens.
   */
  tokenName(token: string): string;
  /** How long to wait for an expected screen, in ms. */
  readonly timeoutMs: number;
  /** Closes the page. */
  close(): Promise<void>;
}

/** Opens the app and returns its driver. */
export type OpenDriver = (opening: OpenOptions) => Promise<Driver>;

export const button = (name: string, value?: boolean): Control => ({ role: 'button', name, value });
export const link = (name: string, href?: string): Control => ({ role: 'link', name, href });
export const radio = (name: string, value?: boolean, at?: number): Control => ({
  role: 'radio',
  name,
  value,
  at,
});
export const field = (name: string, value?: string): Control => ({ role: 'textbox', name, value });
export const search = (name: string): Control => ({ role: 'searchbox', name });
export const select = (name: string, value?: string): Control => ({
  role: 'combobox',
  name,
  value,
});
