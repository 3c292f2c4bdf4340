import { TIMEOUTS } from '../../../src/api/http/timedFetch.ts';
import { addDateHeader } from '../../../src/testing/addDateHeader.ts';
import { find, findFileField, readPage } from '../ui/readPage.ts';
import { watchCopies } from '../ui/watchCopies.ts';
import { createDeviceControl, type DeviceControl } from './deviceControl.ts';

/** The functions that a driver calls in a page. */
export interface InPage {
  readonly readPage: typeof readPage;
  readonly find: typeof find;
  readonly findFileField: typeof findFileField;
  readonly takeCopied: ReturnType<typeof watchCopies>;
  /** Reports the progress of the form that was sent last, from 0 to 1. */
  readonly tellProgress: (fraction: number) => void;
  /** Triggers the time-out of the call to an address. */
  readonly triggerTimeout: (address: string) => void;
  /** Controls what reaches the page of an order without a step of the user. */
  readonly device: DeviceControl;
}

/**
 * The time-out of a call. It fires only through `triggerTimeout`, so that a call can be held for any
 * time.
 */
interface TimeOut {
  readonly id: number;
  readonly fire: () => void;
  /** The URL of the call; empty for a form. */
  address: string;
}

const TOTAL = 1000;
const page = globalThis.window;
const setTimer = page.setTimeout.bind(page);
const clearTimer = page.clearTimeout.bind(page);
// The server's time is that of the page's clock, so that it also advances while the device sleeps.
const send = addDateHeader(page.fetch.bind(page), () => Date.now());
const device = createDeviceControl(page);
const forms: XMLHttpRequest[] = [];
let timeOuts: readonly TimeOut[] = [];
let lastId = 0;

function remove(removedId: number): void {
  timeOuts = timeOuts.filter(({ id }) => id !== removedId);
}

page.setTimeout = ((fire: () => void, delay?: number, ...args: []) => {
  if (delay !== TIMEOUTS.mobile) return setTimer(fire, delay, ...args);
  lastId -= 1;
  timeOuts = [...timeOuts, { id: lastId, fire, address: '' }];
  return lastId;
}) as typeof page.setTimeout;

page.clearTimeout = (id) => (typeof id === 'number' && id < 0 ? remove(id) : clearTimer(id));

page.fetch = (input, init) => {
  // The app sets the time-out just before it sends the request.
  const timeOut = timeOuts.at(-1);
  if (timeOut?.address === '' && input instanceof Request) timeOut.address = input.url;
  return device.follow(input, send(input, init));
};

page.XMLHttpRequest = class extends XMLHttpRequest {
  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    forms.push(this);
    super.send(body);
  }
};

(page as typeof page & { inPage: InPage }).inPage = {
  readPage,
  find,
  findFileField,
  takeCopied: watchCopies(),
  device,
  tellProgress(fraction) {
    forms.at(-1)?.upload.dispatchEvent(
      new ProgressEvent('progress', {
        lengthComputable: true,
        loaded: fraction * TOTAL,
        total: TOTAL,
      }),
    );
  },
  triggerTimeout(address) {
    const timeOut =
      timeOuts.find((each) => each.address === address) ??
      timeOuts.find((each) => each.address === '');
    if (timeOut === undefined) throw new Error(`The app is not waiting for ${address}.`);
    remove(timeOut.id);
    timeOut.fire();
  },
};
