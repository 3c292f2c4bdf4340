import type {
  CardTemplate,
  NoteChoice,
  Quotes,
  UnfinishedContent,
} from '../../../src/domain/greeting.ts';
import type { GreetingEntries } from '../expected/greetingEntries.ts';
import { printed, texts } from '../expected/printedTexts.ts';
import { other } from '../models/other.ts';
import { button, field, radio, type Control, type Driver } from '../support/driver.ts';
import { greetingCopy as copy, senderCopy } from '../support/fixedCopy.ts';
import { anotherSender, changeSender, changeSenderLabel, isRefused } from './orderParts.ts';

interface CardAt {
  readonly context: { readonly content: UnfinishedContent };
}

/** What an event depends on: the state of the machine, as cases get it and as controls do. */
interface CasesOf<Snapshot> extends CardAt {
  readonly snapshot: Snapshot;
}

/**
 * Describes the events that change the words of a card, in an order and in a correction.
 * @param hasNote whether the page has the fields for note and sender
 * @param hasQuote whether the page has the fields of a quote
 * @param refused a sender that is not accepted
 */
export function cardWords<Snapshot extends CardAt>(
  hasNote: (at: Snapshot) => boolean,
  hasQuote: (at: Snapshot) => boolean,
  refused: string,
) {
  const fields = (at: Snapshot) => (hasNote(at) ? noteFields(at.context.content) : []);
  return {
    'note.choose': {
      cases: {
        kin: ({ context: { content }, snapshot }: CasesOf<Snapshot>) =>
          hasNote(snapshot)
            ? { choice: other<NoteChoice>(content.note.choice, 'father', 'mother') }
            : undefined,
        none: ({ context: { content }, snapshot }: CasesOf<Snapshot>) =>
          hasNote(snapshot) && content.note.choice !== 'none'
            ? ({ choice: 'none' } as const)
            : undefined,
      },
      label: {
        kin: 'Pilih "Ayahanda dari" atau "Ibunda dari", yang belum terpilih, pada "Catatan"',
        none: 'Pilih "Tanpa catatan" pada "Catatan"',
      },
      controls: (at: Snapshot): Control[] =>
        hasNote(at)
          ? Object.entries(copy.noteChoices).map(([choice, label]) =>
              radio(label, choice === at.context.content.note.choice),
            )
          : [],
      perform: (driver: Driver, { event }: { readonly event: { readonly choice: NoteChoice } }) =>
        driver.press(radio(copy.noteChoices[event.choice])),
      enters: ({ choice }: { readonly choice: NoteChoice }, { note }: Words) => ({
        note: { ...note, choice },
        card: null,
      }),
    },
    'note.write': {
      cases: {
        '': ({ context: { content }, snapshot }: CasesOf<Snapshot>) =>
          hasNote(snapshot) && content.note.choice !== 'none'
            ? { text: other(content.note.text, texts.note.written, 'Bapak Budi Wijaya') }
            : undefined,
      },
      label: 'Tulis nama yang lain di bawah catatan',
      controls: fields,
      perform: (driver: Driver, { event, before }: Written<Snapshot>) =>
        driver.write(fields(before)[0] ?? field(''), event.text),
      enters: ({ text }: { readonly text: string }, { note }: Words) => ({
        note: { ...note, text },
        card: null,
      }),
    },
    'sender.change': {
      cases: {
        '': ({ context: { content }, snapshot }: CasesOf<Snapshot>) =>
          hasNote(snapshot) ? { name: anotherSender(content.sender) } : undefined,
        refused: ({ snapshot }: CasesOf<Snapshot>) =>
          hasNote(snapshot) ? { name: refused } : undefined,
      },
      label: changeSenderLabel,
      controls: (at: Snapshot) => (hasNote(at) ? [button(senderCopy.changeLabel)] : []),
      perform: (driver: Driver, { event }: { readonly event: { readonly name: string } }) =>
        changeSender(driver, event.name),
      enters: ({ name }: { readonly name: string }) =>
        isRefused(name) ? {} : { sender: printed(name), card: null },
    },
    'quotes.write': {
      cases: {
        '': ({ context: { content }, snapshot }: CasesOf<Snapshot>) =>
          hasQuote(snapshot)
            ? ({
                field: 'message',
                text: other(content.quotes.message, texts.quote.written, 'Kasihmu abadi'),
              } as const)
            : undefined,
      },
      label: 'Tulis kutipan yang lain pada "Pesan"',
      controls: (at: Snapshot) => (hasQuote(at) ? quoteFields(at.context.content) : []),
      perform: (driver: Driver, { event }: Written<Snapshot>) =>
        driver.write(field(copy.quotes.message), event.text),
      enters: (event: { readonly field: keyof Quotes; readonly text: string }, known: Words) => ({
        quotes: { ...known.quotes, [event.field]: event.text },
        card: null,
      }),
    },
  };
}

type Words = Pick<GreetingEntries, 'note' | 'quotes'>;

interface Written<Snapshot> {
  readonly before: Snapshot;
  readonly event: { readonly text: string };
}

function noteFields({ note }: UnfinishedContent): Control[] {
  return note.choice === 'none' ? [] : [field(copy.noteText[note.choice], note.text)];
}

function quoteFields({ quotes: { header, message, footer } }: UnfinishedContent): Control[] {
  const { quotes, optional } = copy;
  return [
    field(`${quotes.header} ${optional}`, header),
    field(quotes.message, message),
    field(`${quotes.footer} ${optional}`, footer),
  ];
}

/** Returns the buttons of the templates. The chosen one is pressed. */
export function templateButtons(
  offered: readonly CardTemplate[],
  templateId: number | null,
): Control[] {
  return offered.map(({ id, title }, index) =>
    button(title ?? `Template ${index + 1}`, id === templateId),
  );
}
