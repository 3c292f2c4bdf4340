import { readEnvironment } from '../../../src/app/environment.ts';
import { checkoutCopy } from '../../../src/copy/checkout.ts';
import { errorSentences } from '../../../src/copy/errors.ts';
import { flowersCopy } from '../../../src/copy/flowers.ts';
import { shellCopy } from '../../../src/copy/shell.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import type { Control, Driver, PageSnapshot } from './driver.ts';
import type { Operation } from './network.ts';
import { requestDifferences, type ExpectedRequest } from './request.ts';

/** What a person has before them in a state. */
export interface Screen {
  /** Path and query. Left out where a state keeps the address of the one before. */
  readonly address?: string | undefined;
  readonly heading: string;
  /** What names the page in the browser's tab, without the product. Left out: it is not compared. */
  readonly title?: string | undefined;
  /** The title of the modal dialog; none is open when left out. */
  readonly dialog?: string | undefined;
  /** Exactly the controls that can be used. */
  readonly controls: readonly Control[];
  /** What is read, among other things. */
  readonly shows?: readonly (string | null | undefined)[] | undefined;
  /** What must not be read. */
  readonly hides?: readonly (string | null | undefined)[] | undefined;
  /** Exactly what live regions say. */
  readonly announces: readonly (string | null | undefined)[];
  /** What each button copies, by its name. */
  readonly copies?: Readonly<Record<string, string>> | undefined;
  /** The failure whose sentence is read, or several; no sentence of any failure is, when null. Left out: nothing is known of it. */
  readonly error?: AppErrorCode | readonly AppErrorCode[] | null | undefined;
  /** Exactly the calls that wait for their answers: all that each of them sends, or the operation alone. */
  readonly calls: readonly (Operation | ExpectedRequest)[];
}

/** Waits until a screen is there. Throws with all that differs when it is not within the driver's patience. */
export async function expectScreen(driver: Driver, screen: Screen): Promise<void> {
  const end = performance.now() + driver.timeoutMs;
  for (;;) {
    const differences = differencesOf(screen, await driver.snapshot());
    if (differences.length === 0) return;
    if (performance.now() > end) throw new Error(differences.join('\n'));
    await driver.waitForFrame();
  }
}

/** What of a screen is not as expected, one line each. */
export function differencesOf(screen: Screen, seen: PageSnapshot): string[] {
  const text = oneSpaced(seen.text);
  return [
    ...differ('address', screen.address ?? seen.address, seen.address),
    ...differ('heading', screen.heading, seen.heading),
    ...(screen.title === undefined ? [] : differ('title', titleOf(screen.title), seen.title)),
    ...differ('dialog', screen.dialog ?? null, seen.dialog),
    ...differInMembers(
      'control',
      screen.controls.map(nameOf),
      seen.controls.map(nameOf),
      withoutSpaces,
    ),
    ...differInValues(screen.controls, seen.controls),
    ...differInMembers(
      'announcement',
      partsOf(screen.announces),
      seen.announcements.filter((said) => !ambient.has(said)).map(oneSpaced),
    ),
    ...partsOf(screen.shows).flatMap((part) =>
      text.includes(part) ? [] : [`not to be read: "${part}" in "${text}"`],
    ),
    ...partsOf(screen.hides).flatMap((part) =>
      text.includes(part) ? [`to be read, but should not be: "${part}" in "${text}"`] : [],
    ),
    ...(screen.error === undefined
      ? []
      : differInMembers('sentence', sentencesOf(screen.error), sentencesIn(text))),
    ...differInMembers('call', screen.calls.map(operationOf), seen.calls.map(operationOf)),
    ...differInRequests(screen.calls, seen.calls),
  ];
}

const { productName } = readEnvironment({});

function titleOf(words: string): string {
  return words === '' ? productName : `${words} · ${productName}`;
}

/**
 * Announcements that no state decides: they depend on the time of day or on the device's connection, or stay for a
 * moment after a copy button was pressed.
 */
const ambient: ReadonlySet<string> = new Set([
  `${flowersCopy.beforeCutOffTitle} ${flowersCopy.beforeCutOff}`,
  `${flowersCopy.afterCutOffTitle} ${flowersCopy.afterCutOff}`,
  `${shellCopy.offlineTitle}. ${shellCopy.offlineText}`,
  checkoutCopy.copied,
]);

/** Presses every button that copies, and throws where another text than expected is in the clipboard. */
export async function expectCopies(
  driver: Driver,
  { copies = {} }: Pick<Screen, 'copies'>,
): Promise<void> {
  for (const [name, text] of Object.entries(copies)) {
    await driver.press({ role: 'button', name });
    let copied: string | null = null;
    for (const end = performance.now() + driver.timeoutMs; ; await driver.waitForFrame()) {
      copied = (await driver.copied()) ?? copied;
      const { announcements } = await driver.snapshot();
      if (copied === text && announcements.includes(checkoutCopy.copied)) break;
      if (performance.now() > end || (copied !== null && copied !== text)) {
        throw new Error(
          `"${name}" copies ${quoted(copied)} instead of "${text}", and says: ${announcements.join(' / ') || 'nothing'}.`,
        );
      }
    }
  }
}

/** Joins the parts that a live region reads as one announcement. */
export function says(...parts: readonly (string | null | undefined | false)[]): string {
  return parts.filter((part) => typeof part === 'string' && part !== '').join(' ');
}

function partsOf(parts: Screen['shows']): string[] {
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

/** Values and addresses of controls that are there; the n-th of a name is compared with the n-th. */
function differInValues(expected: readonly Control[], found: readonly Control[]): string[] {
  const seen = new Map<string, number>();
  return expected.flatMap((control) => {
    const key = withoutSpaces(nameOf(control));
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    const twin = found.filter((other) => withoutSpaces(nameOf(other)) === key)[index];
    if (twin === undefined) return [];
    return (['value', 'href'] as const).flatMap((part) =>
      control[part] === undefined || twin[part] === control[part]
        ? []
        : [
            `${nameOf(control)}${part === 'href' ? ' leads to' : ''}: expected ${readable(control[part])}, found ${readable(twin[part])}`,
          ],
    );
  });
}

/** What calls that are there send; the n-th of an operation is compared with the n-th. */
function differInRequests(expected: Screen['calls'], found: PageSnapshot['calls']): string[] {
  const left = [...found];
  return expected.flatMap((call) => {
    const index = left.findIndex(({ operation }) => operation === operationOf(call));
    const [sent] = index < 0 ? [] : left.splice(index, 1);
    return sent === undefined || typeof call === 'string' ? [] : requestDifferences(call, sent);
  });
}

function operationOf(call: Operation | { readonly operation: Operation }): Operation {
  return typeof call === 'string' ? call : call.operation;
}

/** A value in quotes; the words in an address as they are read. */
function readable(value: string | boolean | undefined): string {
  if (typeof value !== 'string' || !value.startsWith('https://wa.me/'))
    return JSON.stringify(value);
  return JSON.stringify(decodeURIComponent(value));
}

function nameOf({ role, name }: Control): string {
  return `${role} "${oneSpaced(name)}"`;
}

/** The members of a list that another lacks, as often as it does. */
function without(
  list: readonly string[],
  other: readonly string[],
  keyOf: (member: string) => string,
): string[] {
  const left = other.map(keyOf);
  return list.filter((member) => {
    const index = left.indexOf(keyOf(member));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const sentences = Object.values(errorSentences).map(oneSpaced);

function sentencesOf(error: AppErrorCode | readonly AppErrorCode[] | null): string[] {
  const codes = new Set([error ?? []].flat());
  return [...codes].map((code) => oneSpaced(errorSentences[code]));
}

function sentencesIn(text: string): string[] {
  return sentences.filter((sentence) => text.includes(sentence));
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Where parts of a name stand apart by style alone, browsers and libraries differ on the space between them. */
export function withoutSpaces(name: string): string {
  return name.replace(/\s+/g, '');
}

function quoted(text: string | null): string {
  return text === null ? 'none' : `"${text}"`;
}
