import { errorSentences } from '../../../src/copy/errors.ts';
import type { AppErrorCode } from '../../../src/domain/appError.ts';
import type { Control, Driver, Seen } from './driver.ts';
import type { Operation } from './network.ts';

/** What a person has before them in a state. */
export interface Screen {
  /** Path and query. Left out where a state keeps the address of the one before. */
  readonly address?: string | undefined;
  readonly heading: string;
  /** The title of the modal dialog; none is open when left out. */
  readonly dialog?: string | undefined;
  /** Exactly the controls that can be used. */
  readonly controls: readonly Control[];
  /** What is read, among other things. */
  readonly shows?: readonly (string | null | undefined)[] | undefined;
  /** What must not be read. */
  readonly hides?: readonly (string | null | undefined)[] | undefined;
  /** The failure whose sentence is read, or several; no sentence of any failure is, when null. Left out: nothing is known of it. */
  readonly failure?: AppErrorCode | readonly AppErrorCode[] | null | undefined;
  /** Exactly the calls that wait for their answers. */
  readonly calls: readonly Operation[];
}

/** Waits until a screen is there. Throws with all that differs when it is not within the driver's patience. */
export async function expectScreen(driver: Driver, screen: Screen): Promise<void> {
  const end = performance.now() + driver.patience;
  for (;;) {
    const differences = differencesOf(screen, await driver.look());
    if (differences.length === 0) return;
    if (performance.now() > end) throw new Error(differences.join('\n'));
    await driver.moment();
  }
}

/** What of a screen is not as expected, one line each. */
export function differencesOf(screen: Screen, seen: Seen): string[] {
  const text = oneSpaced(seen.text);
  return [
    ...differ('address', screen.address ?? seen.address, seen.address),
    ...differ('heading', screen.heading, seen.heading),
    ...differ('dialog', screen.dialog ?? null, seen.dialog),
    ...differInMembers('control', screen.controls.map(nameOf), seen.controls.map(nameOf), withoutSpaces),
    ...differInValues(screen.controls, seen.controls),
    ...partsOf(screen.shows).flatMap((part) => (text.includes(part) ? [] : [`not to be read: "${part}" in "${text}"`])),
    ...partsOf(screen.hides).flatMap((part) => (text.includes(part) ? [`to be read, but should not be: "${part}" in "${text}"`] : [])),
    ...(screen.failure === undefined ? [] : differInMembers('sentence', sentencesOf(screen.failure), sentencesIn(text))),
    ...differInMembers('call', screen.calls, seen.calls.map(({ operation }) => operation)),
  ];
}

function partsOf(parts: Screen['shows']): string[] {
  return (parts ?? []).flatMap((part) => (part === null || part === undefined ? [] : [oneSpaced(part)]));
}

function differ(what: string, expected: string | null, found: string | null): string[] {
  return expected === found ? [] : [`${what}: expected ${quoted(expected)}, found ${quoted(found)}`];
}

function differInMembers(what: string, expected: readonly string[], found: readonly string[], keyOf = (member: string) => member): string[] {
  const missing = without(expected, found, keyOf).map((name) => `${what} missing: ${name}`);
  return [...missing, ...without(found, expected, keyOf).map((name) => `${what} that should not be there: ${name}`)];
}

/** Values of controls that are there; the n-th of a name is compared with the n-th. */
function differInValues(expected: readonly Control[], found: readonly Control[]): string[] {
  const seen = new Map<string, number>();
  return expected.flatMap((control) => {
    const key = withoutSpaces(nameOf(control));
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    const twin = found.filter((other) => withoutSpaces(nameOf(other)) === key)[index];
    if (control.value === undefined || twin === undefined || twin.value === control.value) return [];
    return [`${nameOf(control)}: expected ${JSON.stringify(control.value)}, found ${JSON.stringify(twin.value)}`];
  });
}

function nameOf({ role, name }: Control): string {
  return `${role} "${oneSpaced(name)}"`;
}

/** The members of a list that another lacks, as often as it does. */
function without(list: readonly string[], other: readonly string[], keyOf: (member: string) => string): string[] {
  const left = other.map(keyOf);
  return list.filter((member) => {
    const index = left.indexOf(keyOf(member));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

const sentences = Object.values(errorSentences).map(oneSpaced);

function sentencesOf(failure: AppErrorCode | readonly AppErrorCode[] | null): string[] {
  const codes = new Set([failure ?? []].flat());
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
