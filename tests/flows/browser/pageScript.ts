import { TIMEOUTS } from '../../../src/api/client.ts';
import { tellTime } from '../../../src/testing/tellTime.ts';
import { find, findFileField, readPage } from '../ui/readPage.ts';
import { watchCopies } from '../ui/watchCopies.ts';

/** What a driver does inside a page. */
export interface InPage {
  readonly readPage: typeof readPage;
  readonly find: typeof find;
  readonly findFileField: typeof findFileField;
  readonly takeCopied: ReturnType<typeof watchCopies>;
  /** Tells how much of the form that was sent last has left the device. */
  readonly tellProgress: (fraction: number) => void;
  /** Has waited long enough for the answer from an address. */
  readonly loseAnswer: (address: string) => void;
}

/** The time-out of a call, which rings when it is told to: until then the call is held, however long that takes. */
interface TimeOut {
  readonly id: number;
  readonly ring: () => void;
  /** Where the call goes; empty for a form. */
  address: string;
}

const WHOLE = 1000;
const page = globalThis.window;
const begin = page.setTimeout.bind(page);
const cancel = page.clearTimeout.bind(page);
// While the device sleeps, time passes for the server too: both have the page's clock.
const send = tellTime(page.fetch.bind(page), () => Date.now());
const forms: XMLHttpRequest[] = [];
let timeOuts: readonly TimeOut[] = [];
let lastId = 0;

function drop(dropped: number): void {
  timeOuts = timeOuts.filter(({ id }) => id !== dropped);
}

page.setTimeout = ((ring: () => void, delay?: number, ...given: []) => {
  if (delay !== TIMEOUTS.mobile) return begin(ring, delay, ...given);
  lastId -= 1;
  timeOuts = [...timeOuts, { id: lastId, ring, address: '' }];
  return lastId;
}) as typeof page.setTimeout;

page.clearTimeout = (id) => (typeof id === 'number' && id < 0 ? drop(id) : cancel(id));

page.fetch = (input, init) => {
  // The app begins to wait just before it sends.
  const own = timeOuts.at(-1);
  if (own?.address === '' && input instanceof Request) own.address = input.url;
  return send(input, init);
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
  tellProgress(fraction) {
    forms.at(-1)?.upload.dispatchEvent(
      new ProgressEvent('progress', {
        lengthComputable: true,
        loaded: fraction * WHOLE,
        total: WHOLE,
      }),
    );
  },
  loseAnswer(address) {
    const own =
      timeOuts.find((each) => each.address === address) ??
      timeOuts.find((each) => each.address === '');
    if (own === undefined) throw new Error(`The app waits for no answer from ${address}.`);
    drop(own.id);
    own.ring();
  },
};
