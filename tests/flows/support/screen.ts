import { readEnvironment } from '../../../src/app/platform/environment.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import type { Control, Driver, PageSnapshot } from './driver.ts';
import { checkoutCopy, errorCopy, flowersCopy, shellCopy } from './fixedCopy.ts';
import type { Operation } from './network.ts';
import { requestDifferences, type ExpectedRequest } from './request.ts';

/** The screen that is expected in a state. */
export interface Screen {
  /** The path and the query of the URL. Not compared if undefined. */
  readonly address?: string | undefined;
  readonly heading: string;
  /** The document title without the product name. Not compared if undefined. */
  readonly title?: string | undefined;
  /** The title of the modal dialog; if undefined, no dialog may be open. */
  readonly dialog?: string | undefined;
  /** Exactly the controls that can be used. */
  readonly controls: readonly Control[];
  /** Texts that the page must contain. */
  readonly texts?: readonly (string | null | undefined)[] | undefined;
  /** Texts that the page must not contain. */
  readonly absentTexts?: readonly (string | null | undefined)[] | undefined;
  /** Exactly the texts of the live regions. */
  readonly announcements: readonly (string | null | undefined)[];
  /** The text that each copy button copies, by the name of the button. */
  readonly copiedTexts?: Readonly<Record<string, string>> | undefined;
  /**
   * The errors whose sentences the page shows; with null, it must show none. Not compared if
   * undefined.
   */
  readonly error?: AppErrorCode | readonly AppErrorCode[] | null | undefined;
  /** Exactly the pending calls: complete requests, or operations if the request is not compared. */
  readonly calls: readonly (Operation | ExpectedRequest)[];
}

/** Waits for a screen. Throws with all differences if it does not appear within `timeoutMs`. */
export function expectScreen(driver: Driver, screen: Screen): Promise<void> {
  return expectNoDifferences(driver, (page) => screenDifferences(screen, page));
}

/** Waits for a pending call, and throws unless it is sent as expected. */
export function expectCall(driver: PolledDriver, call: ExpectedRequest): Promise<void> {
  return expectNoDifferences(driver, ({ calls }) =>
    calls.some(({ operation }) => operation === call.operation)
      ? differInRequests([call], calls)
      : [`call missing: "${call.operation}"`],
  );
}

type PolledDriver = Pick<Driver, 'timeoutMs' | 'snapshot' | 'waitForFrame'>;

async function expectNoDifferences(
  driver: PolledDriver,
  differencesOn: (page: PageSnapshot) => readonly string[],
): Promise<void> {
  const end = performance.now() + driver.timeoutMs;
  for (;;) {
    const differences = differencesOn(await driver.snapshot());
    if (differences.length === 0) return;
    if (performance.now() > end) throw new Error(differences.join('\n'));
    await driver.waitForFrame();
  }
}

/** Returns one line for each difference between the expected screen and the actual page. */
export function screenDifferences(screen: Screen, page: PageSnapshot): string[] {
  const text = oneSpaced(page.text);
  return [
    ...differ('address', screen.address ?? page.address, page.address),
    ...differ('heading', screen.heading, page.heading),
    ...(screen.title === undefined ? [] : differ('title', titleOf(screen.title), page.title)),
    ...differ('dialog', screen.dialog ?? null, page.dialog),
    ...differInMembers(
      'control',
      screen.controls.map(nameOf),
      page.controls.map(nameOf),
      withoutSpaces,
    ),
    ...differInValues(screen.controls, page.controls),
    ...differInMembers(
      'announcement',
      partsOf(screen.announcements),
      page.announcements.filter((text) => !isAmbient(text)).map(oneSpaced),
    ),
    ...partsOf(screen.texts).flatMap((part) =>
      text.includes(part) ? [] : [`text missing: "${part}" in "${text}"`],
    ),
    ...partsOf(screen.absentTexts).flatMap((part) =>
      text.includes(part) ? [`text that should not be there: "${part}" in "${text}"`] : [],
    ),
    ...(screen.error === undefined
      ? []
      : differInMembers('sentence', sentencesOf(screen.error), sentencesIn(text))),
    ...differInMembers('call', screen.calls.map(operationOf), page.calls.map(operationOf)),
    ...differInRequests(screen.calls, page.calls),
  ];
}

const { productName } = readEnvironment({ VITE_DEMO: 'true' });

function titleOf(title: string): string {
  return title === '' ? productName : `${title} · ${productName}`;
}

/**
 * Announcements that do not depend on the machine's state: they depend on the time of day or the
 * connection, or remain for a moment after a copy button was pressed.
 */
const ambientTexts: ReadonlySet<string> = new Set([
  flowersCopy.beforeCutOff,
  Object.values(flowersCopy.deliveredToday).join(' '),
  `${shellCopy.offlineTitle}. ${shellCopy.offlineText}`,
  checkoutCopy.copied,
]);

/** What the note about the delivery says in the evening, with the next day. */
const afterCutOff =
  /^Pesanan setelah pukul 17:30 WIB mungkin dikirim besok \([A-Z][a-z]+, \d+ [A-Z][a-z]+\)\.$/;

/** What the countdown announces, at times that depend on the clocks of the page and the server. */
const timeLeft = /^Sisa waktu pembayaran \d+ jam \d+ menit$/;

function isAmbient(text: string): boolean {
  return ambientTexts.has(text) || afterCutOff.test(text) || timeLeft.test(text);
}

/** Presses every copy button. Throws if one does not copy and announce the expected text. */
export async function expectCopies(
  driver: Driver,
  { copiedTexts = {} }: Pick<Screen, 'copiedTexts'>,
): Promise<void> {
  for (const [name, text] of Object.entries(copiedTexts)) {
    await driver.press({ role: 'button', name });
    let copied: string | null = null;
    for (const end = performance.now() + driver.timeoutMs; ; await driver.waitForFrame()) {
      copied = (await driver.takeCopiedText()) ?? copied;
      const { announcements } = await driver.snapshot();
      if (copied === text && announcements.includes(checkoutCopy.copied)) break;
      if (performance.now() > end || (copied !== null && copied !== text)) {
        throw new Error(
          `"${name}" copies ${quoted(copied)} instead of "${text}". Announced: ${announcements.join(' / ') || 'nothing'}.`,
        );
      }
    }
  }
}

/** Joins the parts that a live region announces as one text. */
export function says(...parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

/** Returns the first sentence about an error: what happened, where trying again may do harm. */
export function whatHappened(code: AppErrorCode): string {
  return errorCopy[code].split(/(?<=\.) /)[0] ?? '';
}

function partsOf(parts: Screen['texts']): string[] {
  return (parts ?? []).flatMap((part) =>
    part === null || part === undefined ? [] : [oneSpaced(part)],
  );
}

function differ(what: string, expected: string | null, found: string | null): string[] {
  return expected === found
    ? []
    : [`${what}: expected ${quoted(expected)}, found ${quoted(found)}`];
}

function differInMembers(
  what: string,
  expected: readonly string[],
  found: readonly string[],
  keyOf = (member: string) => member,
): string[] {
  const missing = without(expected, found, keyOf).map((name) => `${what} missing: ${name}`);
  return [
    ...missing,
    ...without(found, expected, keyOf).map((name) => `${what} that should not be there: ${name}`),
  ];
}

/** Compares values and links of controls; the n-th control of a name is compared with the n-th. */
function differInValues(expected: readonly Control[], found: readonly Control[]): string[] {
  const counts = new Map<string, number>();
  return expected.flatMap((control) => {
    const key = withoutSpaces(nameOf(control));
    const index = counts.get(key) ?? 0;
    counts.set(key, index + 1);
    const actual = found.filter((other) => withoutSpaces(nameOf(other)) === key)[index];
    if (actual === undefined) return [];
    return (['value', 'href'] as const).flatMap((part) =>
      control[part] === undefined || actual[part] === control[part]
        ? []
        : [
            `${nameOf(control)}${part === 'href' ? ' leads to' : ''}: expected ${readable(control[part])}, found ${readable(actual[part])}`,
          ],
    );
  });
}

/** Compares the requests of calls; the n-th call of an operation is compared with the n-th. */
function differInRequests(expected: Screen['calls'], found: PageSnapshot['calls']): string[] {
  const remaining = [...found];
  return expected.flatMap((call) => {
    const index = remaining.findIndex(({ operation }) => operation === operationOf(call));
    const [sent] = index < 0 ? [] : remaining.splice(index, 1);
    return sent === undefined || typeof call === 'string' ? [] : requestDifferences(call, sent);
  });
}

function operationOf(call: Operation | { readonly operation: Operation }): Operation {
  return typeof call === 'string' ? call : call.operation;
}

/** Quotes a value, and decodes the message in a WhatsApp link. */
function readable(value: string | boolean | undefined): string {
  if (typeof value !== 'string' || !value.startsWith('https://wa.me/'))
    return JSON.stringify(value);
  return JSON.stringify(decodeURIComponent(value));
}

function nameOf({ role, name }: Control): string {
  return `${role} "${oneSpaced(name)}"`;
}

/** Returns the members of a list that another list lacks, counting duplicates. */
function without(
  list: readonly string[],
  other: readonly string[],
  keyOf: (member: string) => string,
): string[] {
  const remaining = other.map(keyOf);
  return list.filter((member) => {
    const index = remaining.indexOf(keyOf(member));
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  });
}

const sentences = Object.values(errorCopy).map(oneSpaced);

function sentencesOf(error: AppErrorCode | readonly AppErrorCode[] | null): string[] {
  const codes = new Set([error ?? []].flat());
  return [...codes].map((code) => oneSpaced(errorCopy[code]));
}

function sentencesIn(text: string): string[] {
  return sentences.filter((sentence) => text.includes(sentence));
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Removes white space from a name. Browsers and libraries disagree on the space between parts that
 * are separated only by CSS.
 */
export function withoutSpaces(name: string): string {
  return name.replace(/\s+/g, '');
}

function quoted(text: string | null): string {
  return text === null ? 'none' : `"${text}"`;
}
