import type { AnyMachineSnapshot } from 'xstate';
import { greetingCopy as copy } from '../../../src/copy/greeting.ts';
import { senderCopy } from '../../../src/copy/sender.ts';
import {
  GREETING_CATEGORIES,
  greetingCategory,
  type GreetingCategoryId,
} from '../../../src/domain/greeting.ts';
import { contradictedNote } from '../../../src/domain/relation.ts';
import { normalizeSenderName } from '../../../src/domain/senderName.ts';
import { getPreviewRecovery } from '../../../src/features/greeting/getPreviewRecovery.ts';
import { getErrorPlace } from '../../../src/features/greeting/templateErrors.ts';
import { offeredTemplates } from '../../../src/machines/greetingOrderContext.ts';
import { other } from '../models/other.ts';
import { noPayload } from '@dukacita/flows/outcomes';
import type { greetingOrderMachine } from '../../../src/machines/greetingOrderMachine.ts';
import type { ControlsOf, StepHistory } from '../support/defineAppAdapter.ts';
import { button, field, radio, select, type Control, type Driver } from '../support/driver.ts';
import { page, type At, type GreetingPart, type Snapshot } from './greetingPage.ts';
import { BLANK_NAME, changeSender, changeSenderLabel } from './orderParts.ts';

export const general: GreetingCategoryId = 3;
export const quotes: GreetingCategoryId = 5;
const religion: GreetingCategoryId = 2;
export const logoOnly: GreetingCategoryId = 4;

/**
 * The category and the words of the card: the first page, and the fields that replace the templates on
 * their page. After a text was entered, some events are no longer offered, so that the state graph
 * does not contain every combination of texts and choices.
 */
export const greetingWords = {
  events: {
    'note.choose': {
      cases: {
        kin: ({ context: { note }, snapshot }) =>
          hasNoteField(snapshot) ? { choice: other(note.choice, 'father', 'mother') } : undefined,
        none: ({ context: { note }, snapshot }) =>
          hasNoteField(snapshot) && note.choice !== 'none' && note.text === ''
            ? { choice: 'none' }
            : undefined,
      },
      label: {
        kin: 'Pilih "Ayahanda dari" atau "Ibunda dari", yang belum terpilih, pada "Catatan"',
        none: 'Pilih "Tanpa catatan" pada "Catatan"',
      },
      controls: whileWordsAreOpen((at) => [
        ...Object.entries(copy.noteChoices).map(([choice, label]) =>
          radio(label, choice === at.context.note.choice),
        ),
        ...doneButton(at),
      ]),
      perform: async (driver, { event: { choice } }) => {
        const control = radio(copy.noteChoices[choice]);
        await openWords(driver, control);
        await driver.press(control);
      },
      enters: ({ choice }, { note }) => ({ note: { ...note, choice }, card: null }),
    },
    'note.write': {
      cases: {
        '': ({ context: { note }, snapshot }) =>
          hasNoteField(snapshot) && note.choice !== 'none'
            ? { text: other(note.text, 'Bapak Wijaya', 'Bapak Budi Wijaya') }
            : undefined,
      },
      label: 'Tulis nama yang lain di bawah catatan',
      controls: whileWordsAreOpen(noteField),
      perform: async (driver, { event, before }) => {
        const text = noteField(before)[0] ?? field('');
        await openWords(driver, text);
        await driver.write(text, event.text);
      },
      enters: ({ text }, { note }) => ({ note: { ...note, text }, card: null }),
    },
    'sender.change': {
      cases: {
        '': ({ context, snapshot }) =>
          hasNoteField(snapshot)
            ? { name: other(context.sender, 'Sari dan keluarga', 'Keluarga Lestari') }
            : undefined,
        blank: ({ snapshot }) => (hasNoteField(snapshot) ? { name: BLANK_NAME } : undefined),
      },
      label: changeSenderLabel,
      controls: whileWordsAreOpen(() => [button(senderCopy.changeLabel)]),
      perform: async (driver, { event }) => {
        await openWords(driver, button(senderCopy.changeLabel));
        await changeSender(driver, event.name);
      },
      enters: ({ name }) =>
        name === BLANK_NAME ? {} : { sender: normalizeSenderName(name), card: null },
    },
    'category.choose': {
      cases: {
        general: ({ context: { mode } }) => (mode === general ? undefined : { mode: general }),
        quotes: ({ context: { mode, note, logo } }) =>
          mode === quotes || note.choice !== 'none' || logo !== null ? undefined : { mode: quotes },
        religion: ({ context: { mode, note, logo } }) =>
          mode === religion || note.choice !== 'none' || logo !== null
            ? undefined
            : { mode: religion },
        logo: ({ context: { mode } }) => (mode === logoOnly ? undefined : { mode: logoOnly }),
      },
      label: {
        general: 'Pilih kategori "General"',
        quotes: 'Pilih kategori "Penghormatan/Penghiburan"',
        religion: 'Pilih kategori "Religi"',
        logo: 'Pilih kategori "Logo/Gambar"',
      },
      controls: categories,
      perform: async (driver, { event, before }) => {
        const { label } = greetingCategory(event.mode);
        if (!before.matches({ writing: 'composing' }))
          return driver.choose(select(copy.changeCategory), label);
        await driver.press(radio(label));
        await driver.press(button(copy.composeContinue));
      },
      enters: ({ mode }) => ({ mode, faith: null, templates: [], templateId: null, card: null }),
    },
    'quotes.write': {
      cases: {
        '': ({ context, snapshot }) =>
          context.mode === quotes && !snapshot.matches({ writing: 'composing' })
            ? {
                field: 'message',
                text: other(context.quotes.message, 'Selamat jalan', 'Kasihmu abadi'),
              }
            : undefined,
      },
      label: 'Tulis kutipan yang lain pada "Pesan"',
      controls: whileWordsAreOpen((at) => [
        field(`${copy.quotes.header} ${copy.optional}`, at.context.quotes.header),
        field(copy.quotes.message, at.context.quotes.message),
        field(`${copy.quotes.footer} ${copy.optional}`, at.context.quotes.footer),
        ...doneButton(at),
      ]),
      perform: async (driver, { event }) => {
        await openWords(driver, field(copy.quotes.message));
        await driver.write(field(copy.quotes.message), event.text);
      },
      enters: (event, known) => ({
        quotes: { ...known.quotes, [event.field]: event.text },
        card: null,
      }),
    },
  },

  states: {
    'writing.composing': {
      label: 'Kirim ucapan: catatan, pengirim, dan kategori',
      screen: (at, takenSteps) => ({
        ...page('compose', at),
        texts: [at.context.person.name, at.context.sender],
        announcements: [relationDoubt(at, takenSteps)],
      }),
    },
  },

  context: ({ mode, note, quotes: quote }) => ({
    mode,
    note: note.choice,
    hasNote: note.text !== '',
    hasQuote: quote.message !== '',
  }),
} satisfies GreetingPart;

/**
 * Returns whether the page has the fields for note and sender. The first page always has them; the
 * template page has them in every category but quotes, and not while it asks for a faith.
 */
function hasNoteField(snapshot: Snapshot): boolean {
  if (snapshot.matches({ writing: 'composing' })) return true;
  return snapshot.context.mode !== quotes && !asksForFaith(snapshot);
}

/** Returns what the field of a note says about one that the listing contradicts; null otherwise. */
export function relationDoubt(at: Snapshot, takenSteps: StepHistory): string | null {
  const { note, person, isRelationKept } = at.context;
  const isComposing = at.matches({ writing: 'composing' });
  const isShown = hasNoteField(at) && (isComposing || areWordsOpen(at, takenSteps));
  if (!isShown || isRelationKept || note.choice !== contradictedNote(person)) return null;
  return !isComposing && isNoteError(at) ? null : copy.relationDoubt(note.choice, person.name);
}

/** Returns whether the field of the note shows an error. */
function isNoteError(at: Snapshot): boolean {
  const { mode, logo, error, errorField } = at.context;
  if (error === null || !at.matches({ writing: { choosingTemplate: 'ready' } })) return false;
  const { page: kind } = greetingCategory(mode ?? general);
  return getErrorPlace(error, kind, logo !== null, errorField) === 'note';
}

function noteField({ context: { note } }: Snapshot): Control[] {
  return note.choice === 'none' ? [] : [field(copy.noteText[note.choice], note.text)];
}

function categories(at: Snapshot): Control[] {
  const { mode } = at.context;
  if (at.matches({ writing: 'composing' }))
    return [...GREETING_CATEGORIES.map(({ label }) => radio(label)), button(copy.composeContinue)];
  return [select(copy.changeCategory, mode === null ? undefined : greetingCategory(mode).label)];
}

/** Returns the button that leads from the words back to the templates. */
function doneButton(at: Snapshot): Control[] {
  return at.matches({ writing: 'composing' }) ? [] : [button(copy.wordsDone)];
}

/** Opens the words of the card, unless the page shows the control already. */
async function openWords(driver: Driver, control: Control): Promise<void> {
  const { controls } = await driver.snapshot();
  if (!controls.some(({ role, name }) => role === control.role && name === control.name))
    await driver.press(button(copy.words));
}

/** Returns controls that the template page shows only while the words of the card are open. */
function whileWordsAreOpen(
  controls: (at: Snapshot) => readonly Control[],
): (at: Snapshot, takenSteps: StepHistory) => readonly Control[] {
  return (at, takenSteps) =>
    at.matches({ writing: 'composing' }) || (!asksForFaith(at) && areWordsOpen(at, takenSteps))
      ? controls(at)
      : [];
}

/** Returns whether the page asks for a faith, or waits for the cards before it does. */
function asksForFaith(at: Snapshot): boolean {
  return (
    isFaithMissing(at) &&
    (['loading', 'failed', 'choosingFaith'] as const).some((choosingTemplate) =>
      at.matches({ writing: { choosingTemplate } }),
    )
  );
}

/** Returns whether the cards are religious ones and no faith is chosen. */
export function isFaithMissing({ context: { mode, faith } }: At): boolean {
  return mode === religion && faith === null;
}

/**
 * Returns whether the words of the card are open: since the buyer has opened them to write, or since
 * one was missing, until the buyer leaves them for the preview or for what is beside the templates, or
 * the page is left.
 */
export function areWordsOpen(at: Snapshot, takenSteps: StepHistory): boolean {
  let wasRejected = false;
  let wasMissing = false;
  let hadOwnPage = false;
  const isOpen = takenSteps.reduce((wasOpen, { stimulus, expected }) => {
    const snapshot = expected.snapshot as Snapshot;
    const isRecovering = wasRejected && snapshot.matches('writing');
    wasRejected =
      snapshot.matches({ previewing: 'rejected' }) &&
      getPreviewRecovery(snapshot.context.error) === 'words';
    const isLeft =
      stimulus.kind === 'event' &&
      ((stimulus.type === 'preview.open' && !wasMissing) ||
        (hadOwnPage && eventsBesideTemplates.has(stimulus.type)));
    wasMissing = isWordMissing(snapshot);
    hadOwnPage = canHaveOwnPage(snapshot);
    if (stimulus.kind === 'restart' || !isOnTemplatePage(snapshot)) return false;
    const isWritten = stimulus.kind === 'event' && writingEvents.has(stimulus.type);
    return (wasOpen && !isLeft) || isRecovering || isWritten || isWordMissing(snapshot);
  }, false);
  return isOpen || isWordMissing(at);
}

const writingEvents: ReadonlySet<string> = new Set([
  'note.choose',
  'note.write',
  'sender.change',
  'quotes.write',
]);

/** The events of what the words replace on the page of the templates. */
const eventsBesideTemplates: ReadonlySet<string> = new Set([
  'category.choose',
  'faith.choose',
  'template.choose',
  'logo.choose',
  'logo.cancel',
  'logo.remove',
]);

/** Returns whether the words have the page for themselves while they are open. */
export function isWriting(at: Snapshot, takenSteps: StepHistory): boolean {
  return canHaveOwnPage(at) && areWordsOpen(at, takenSteps);
}

/** Returns whether open words replace the rest of the page: not if it shows that it has no cards. */
function canHaveOwnPage(at: Snapshot): boolean {
  if (!isOnTemplatePage(at) || asksForFaith(at)) return false;
  if (at.matches({ writing: { choosingTemplate: 'loading' } })) return true;
  return (
    !at.matches({ writing: { choosingTemplate: 'failed' } }) &&
    offeredTemplates(at.context).length > 0
  );
}

/**
 * Describes an event of what the words replace: the buyer leaves the words first, which is possible
 * unless one is missing.
 */
export function besideTemplates<Test extends BesideTemplates>(test: Test): Test {
  const { cases = noPayload, controls, perform } = test;
  return {
    ...test,
    cases: Object.fromEntries(
      Object.entries(cases).map(([name, each]) => [
        name,
        (args: { readonly snapshot: Snapshot }) =>
          canHaveOwnPage(args.snapshot) && isWordMissing(args.snapshot)
            ? undefined
            : typeof each === 'function'
              ? (each(args) as unknown)
              : each,
      ]),
    ),
    controls: (at: Snapshot, takenSteps: StepHistory) =>
      isWriting(at, takenSteps)
        ? []
        : typeof controls === 'function'
          ? controls(at, takenSteps)
          : controls,
    perform: async (driver: Driver, stepContext: { readonly before: Snapshot }) => {
      if (canHaveOwnPage(stepContext.before)) await leaveWords(driver);
      await perform(driver, stepContext as never);
    },
  };
}

interface BesideTemplates {
  readonly cases?: Readonly<Record<string, unknown>>;
  readonly controls: ControlsOf<typeof greetingOrderMachine>;
  readonly perform: (driver: Driver, stepContext: never) => Promise<void>;
}

/** Leads from the words back to the templates; nothing if they are not open. */
export async function leaveWords(driver: Driver): Promise<boolean> {
  const { controls } = await driver.snapshot();
  const areOpen = controls.some(({ name }) => name === copy.wordsDone);
  if (areOpen) await driver.press(button(copy.wordsDone));
  return areOpen;
}

export function isWordMissing({ context: { mode, note, quotes: quote, logo } }: Snapshot): boolean {
  // A missing logo is asked for first.
  if (mode === logoOnly && logo === null) return false;
  return mode === quotes
    ? quote.message.trim() === ''
    : note.choice !== 'none' && note.text.trim() === '';
}

export function isOnTemplatePage(at: AnyMachineSnapshot): boolean {
  return at.matches('previewing') || at.matches({ writing: 'choosingTemplate' });
}
