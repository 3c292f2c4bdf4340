import { greetingCopy } from '../../copy/greeting.ts';
import { senderCopy, senderRules } from '../../copy/sender.ts';
import type { Note, NoteChoice, Quotes } from '../../domain/greeting.ts';
import { SenderField, type SenderFieldProps } from '../../ui/sender-field/SenderField.tsx';
import type { CardErrors } from './card/useCardErrors.ts';
import { MarkedPart, type PartMark } from './MarkedPart.tsx';
import { NoteField } from './NoteField.tsx';
import { QuotesFields } from './QuotesFields.tsx';
import styles from './TemplateScreen.module.css';
import type { ErrorPlace } from './templateErrors.ts';

/** What the fields send to the machine of an order or of a correction. */
type CardWordsEvent =
  | { readonly type: 'quotes.write'; readonly field: keyof Quotes; readonly text: string }
  | { readonly type: 'note.choose'; readonly choice: NoteChoice }
  | { readonly type: 'note.write'; readonly text: string }
  | { readonly type: 'sender.change'; readonly name: string };

export interface CardWordsFieldsProps {
  /** Whether the card has the texts of a quote instead of a note and a sender. */
  readonly isQuote: boolean;
  readonly words: { readonly note: Note; readonly sender: string; readonly quotes: Quotes };
  /** The note that the listing contradicts. */
  readonly doubted?: NoteChoice | null | undefined;
  readonly personName: string;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames?: readonly string[];
  /** Whether an estimate shows the note, too. */
  readonly isShownElsewhere: boolean;
  /** What has to be changed in the words. */
  readonly mark?: PartMark | undefined;
  /** What has to be changed in the sender, which then stands before the note. */
  readonly senderMark?: PartMark | undefined;
  /** What is different about the field for a sender with a mark. */
  readonly senderField?: Partial<Pick<SenderFieldProps, 'labels' | 'startsOpen'>> | undefined;
  readonly errorAt: (place: ErrorPlace) => string | undefined;
  /** What is wrong with the texts on the card. */
  readonly cardErrors?: CardErrors;
  readonly send: (event: CardWordsEvent) => void;
}

/** Renders the fields for the words of a card: those of a quote, or the note and the sender. */
export function CardWordsFields(props: CardWordsFieldsProps) {
  const {
    isQuote,
    words,
    doubted,
    personName,
    senderNames,
    isShownElsewhere,
    mark,
    senderMark,
    senderField,
    errorAt,
    cardErrors = {},
    send,
  } = props;
  const sender = (
    <SenderField
      labels={senderCopy}
      rule={senderRules.kartu}
      sender={words.sender}
      earlier={senderNames}
      error={errorAt('sender') ?? cardErrors.sender}
      {...senderField}
      onChange={(name) => send({ type: 'sender.change', name })}
    />
  );
  return (
    <MarkedPart mark={isQuote ? (mark ?? senderMark) : mark}>
      <div className={styles['form']}>
        {isQuote ? (
          <QuotesFields
            quotes={words.quotes}
            errors={{ ...cardErrors, message: errorAt('quotes') ?? cardErrors.message }}
            onWrite={(field, text) => send({ type: 'quotes.write', field, text })}
          />
        ) : (
          <>
            {senderMark && <MarkedPart mark={senderMark}>{sender}</MarkedPart>}
            <NoteField
              note={words.note}
              doubted={doubted}
              personName={personName}
              hint={greetingCopy.noteHint}
              error={errorAt('note') ?? cardErrors.message}
              isShownElsewhere={isShownElsewhere}
              onChoose={(choice) => send({ type: 'note.choose', choice })}
              onWrite={(text) => send({ type: 'note.write', text })}
            />
            {!senderMark && sender}
          </>
        )}
      </div>
    </MarkedPart>
  );
}
