import type { Answer, Operation } from './network.ts';
import type { SentRequest } from './request.ts';

/** Something on a page that a person can use, as they find it: by its role and its accessible name. */
export interface Control {
  readonly role: 'button' | 'link' | 'radio' | 'textbox' | 'combobox';
  readonly name: string;
  /**
   * What stands in a field, the label of the chosen option, whether a radio or a pressed button is on. Left out
   * where nothing is known of it.
   */
  readonly value?: string | boolean | undefined;
  /** Where a link leads, as its page wrote it. Left out where nothing is known of it. */
  readonly href?: string | undefined;
  /** Which one, where several have the same name; from 0. */
  readonly at?: number | undefined;
}

/** Where the app is opened, and what the device has kept for it. */
export interface Opening {
  readonly address: string;
  /** What the link brought along by which the address was reached. */
  readonly state?: unknown;
  /** Whether somebody is signed in: the buyer of the cast, for longer than any tour lasts. */
  readonly isSignedIn: boolean;
  /** Entries of `localStorage` besides the session. */
  readonly kept?: Readonly<Record<string, string>> | undefined;
  /** Calls that wait for `answer`; all others are answered as by a healthy server, at once. */
  readonly holds: readonly Operation[];
  /** The device has no connection when the app begins. */
  readonly isOffline?: boolean | undefined;
}

/** A page as it is at a moment. */
export interface PageSnapshot {
  /** Path and query. */
  readonly address: string;
  /** Of the document, as the browser's tab and history show it. */
  readonly title: string;
  /** Of the first level. */
  readonly heading: string | null;
  /** The title of the modal dialog; null while none is open. */
  readonly dialog: string | null;
  /** All that can be used in the dialog, else in the page's main part; nothing that is disabled or cannot be seen. */
  readonly controls: readonly Control[];
  /** What is read there, spaces and line breaks as one space. */
  readonly text: string;
  /** What live regions say, so that a screen reader reads it without being asked; each once, in the order of the page. */
  readonly announcements: readonly string[];
  /** Calls that are held and not given up, in the order in which they were sent. */
  readonly calls: readonly SentRequest[];
}

/**
 * A person at a device, and the network that it is on. The layers speak to nothing else, so that the same steps and
 * assertions hold on the app in a test page and on the built app before a real server.
 *
 * Every driver guarantees:
 * - The whole app runs: its routes, its machines, what it keeps on the device. Nothing of it is replaced but what
 *   `Opening` says and the calls that are held.
 * - What a person does goes through the page. A control that is not there, disabled or hidden cannot be used: the
 *   method rejects and names what is there instead.
 * - A held call has been sent and is not answered, whatever time passes, until `answer` says how it ends. When the app
 *   gives it up, it is held no more.
 * - Names and roles are those of the accessibility tree.
 * - The device keeps no files: one that is found again would be sent without a step of the tour.
 * - No method waits for what comes of it. `expectScreen` does.
 */
export interface Driver {
  /** Presses a button or link, or chooses a radio. */
  press(control: Control): Promise<void>;
  /** Writes into a field in place of what stands there. */
  write(control: Control, text: string): Promise<void>;
  /** Chooses an option of a select by its label. */
  choose(control: Control, option: string): Promise<void>;
  /** Gives a file to the only file field of the page: a small picture that every browser can show. */
  attach(fileName: string): Promise<void>;
  /**
   * Goes to another address of the app, by the history where it is an entry there and as by a link else. Nothing
   * is loaded anew.
   */
  visit(address: string): Promise<void>;
  /** Loads the page anew at its address. What the device keeps is kept, all else is gone, held calls too. */
  reload(): Promise<void>;
  /** Ends the oldest held call of an operation. Rejects when it is not held within the driver's patience. */
  answer(operation: Operation, answer: Answer): Promise<void>;
  /** Tells how much of the oldest held upload has left the device, from 0 to 1. */
  progress(operation: Operation, fraction: number): Promise<void>;
  /** Takes the connection away, or gives it back. */
  setOnline(isOnline: boolean): Promise<void>;
  /** Waits until the app has asked for the connection that was taken away, and knows that there is none. */
  waitUntilSendFails(): Promise<void>;
  /**
   * The device sleeps until an instant (in ms since the epoch) and is looked at again; before the present one, its clock
   * is put back. Held calls stay held.
   */
  sleepUntil(instant: number): Promise<void>;
  /** What the device's clock says, in ms since the epoch. */
  now(): Promise<number>;
  snapshot(): Promise<PageSnapshot>;
  /** Lets the page go on for a moment. */
  waitForFrame(): Promise<void>;
  /** What was copied since the last time it was asked for; null where nothing was. */
  copied(): Promise<string | null>;
  /** Names a token as requests on this network carry it: a real server gives tokens of its own. */
  nameToken(token: string): string;
  /** How long is waited for a screen before it counts as missed, in ms. */
  readonly timeoutMs: number;
  close(): Promise<void>;
}

/** Opens the app. */
export type OpenDriver = (opening: Opening) => Promise<Driver>;

export const button = (name: string, value?: boolean): Control => ({ role: 'button', name, value });
export const link = (name: string, href?: string): Control => ({ role: 'link', name, href });
export const radio = (name: string, value?: boolean, at?: number): Control => ({
  role: 'radio',
  name,
  value,
  at,
});
export const field = (name: string, value?: string): Control => ({ role: 'textbox', name, value });
export const select = (name: string, value?: string): Control => ({
  role: 'combobox',
  name,
  value,
});
