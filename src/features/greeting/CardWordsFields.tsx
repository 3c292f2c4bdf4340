import { greetingCopy as copy } from '../../copy/greeting.ts';
import { senderCopy, senderRules } from '../../copy/sender.ts';
import { MAX_LENGTHS, type NoteChoice, type Quotes } from '../../domain/greeting.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SenderField, type SenderFieldProps } from '../../ui/sender-field/SenderField.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import { getPrintError, toCounter } from '../ordering/form/getPrintError.ts';
import { MarkedPart, type PartMark } from './MarkedPart.tsx';
import { NoteField } from './NoteField.tsx';
import type { CardEditor } from './useCardEditor.ts';

export interface CardWordsFieldsProps {
  readonly editor: Pick<
    CardEditor,
    'content' | 'page' | 'personName' | 'template' | 'cardErrors' | 'errorAt' | 'send'
  >;
  /** The note that the listing contradicts. */
  readonly doubted?: NoteChoice | null | undefined;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames?: readonly string[];
  /** What has to be changed in the words. */
  readonly mark?: PartMark | undefined;
  /** What has to be changed in the sender, which then stands before the note. */
  readonly senderMark?: PartMark | undefined;
  /** What is different about the field for a sender with a mark. */
  readonly senderField?: Partial<Pick<SenderFieldProps, 'labels' | 'startsOpen'>> | undefined;
}

/** Renders the fields for the words of a card: those of a quote, or the note and the sender. */
export function CardWordsFields(props: CardWordsFieldsProps) {
  const { editor, doubted, senderNames, mark, senderMark, senderField } = props;
  const { content, page, personName, template, cardErrors, errorAt, send } = editor;
  const isQuote = page === 'quotes';
  const sender = (
    <SenderField
      labels={senderCopy}
      rule={senderRules.kartu}
      sender={content.sender}
      earlier={senderNames}
      error={errorAt('sender') ?? cardErrors.sender}
      {...senderField}
      onChange={(name) => send({ type: 'sender.change', name })}
    />
  );
  return (
    <MarkedPart mark={isQuote ? (mark ?? senderMark) : mark}>
      <Stack gap={6}>
        {isQuote ? (
          <QuotesFields
            quotes={content.quotes}
            errors={{ ...cardErrors, message: errorAt('quotes') ?? cardErrors.message }}
            onWrite={(field, text) => send({ type: 'quotes.write', field, text })}
          />
        ) : (
          <>
            {senderMark && <MarkedPart mark={senderMark}>{sender}</MarkedPart>}
            <NoteField
              note={content.note}
              doubted={doubted}
              personName={personName}
              error={errorAt('note') ?? cardErrors.message}
              isShownElsewhere={!!template?.layout}
              isBelowCard
              onChoose={(choice) => send({ type: 'note.choose', choice })}
              onWrite={(text) => send({ type: 'note.write', text })}
            />
            {!senderMark && sender}
          </>
        )}
      </Stack>
    </MarkedPart>
  );
}

const fields = ['header', 'message', 'footer'] as const satisfies readonly (keyof Quotes)[];
const rows = { header: 1, message: 4, footer: 1 } as const;

interface QuotesFieldsProps {
  readonly quotes: Quotes;
  readonly onWrite: (field: keyof Quotes, text: string) => void;
  /** What is wrong with each text. */
  readonly errors: Readonly<Partial<Record<keyof Quotes, string | undefined>>>;
}

/** Renders the fields for the header, the message and the footer of a quote card. */
function QuotesFields({ quotes, onWrite, errors }: QuotesFieldsProps) {
  return fields.map((field) => {
    const max = MAX_LENGTHS[field];
    const error = errors[field] ?? getPrintError(quotes[field], 'kartu', max);
    return (
      <div key={field} data-invalid={error !== undefined || undefined}>
        <TextArea
          label={copy.quotes[field]}
          aside={field === 'message' ? undefined : copy.optional}
          hint={copy.quotesHint[field]}
          error={error}
          rows={rows[field]}
          low
          counter={toCounter(quotes[field], max)}
          value={quotes[field]}
          onValueChange={(text) => onWrite(field, text)}
        />
      </div>
    );
  });
}
