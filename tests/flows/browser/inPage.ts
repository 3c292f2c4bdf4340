import { find, findFileField, readPage } from '../ui/readPage.ts';

/** What a driver does inside a page. */
export interface InPage {
  readonly readPage: typeof readPage;
  readonly find: typeof find;
  readonly findFileField: typeof findFileField;
  /** Tells how much of the form that was sent last has left the device. */
  readonly tellProgress: (fraction: number) => void;
}

const WHOLE = 1000;
const sent: XMLHttpRequest[] = [];

globalThis.XMLHttpRequest = class extends XMLHttpRequest {
  override send(body?: Document | XMLHttpRequestBodyInit | null): void {
    sent.push(this);
    super.send(body);
  }
};

(globalThis as typeof globalThis & { inPage: InPage }).inPage = {
  readPage,
  find,
  findFileField,
  tellProgress(fraction) {
    sent.at(-1)?.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: fraction * WHOLE, total: WHOLE }));
  },
};
