import { senderCopy, senderRules } from '../../copy/sender.ts';
import type { NoteChoice } from '../../domain/greeting.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SenderField, type SenderFieldProps } from '../../ui/sender-field/SenderField.tsx';
import { MarkedPart, type PartMark } from './MarkedPart.tsx';
import { NoteField } from './NoteField.tsx';
import { QuotesFields } from './QuotesFields.tsx';
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
