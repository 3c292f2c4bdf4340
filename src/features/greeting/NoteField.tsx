import { greetingCopy as copy } from '../../copy/greeting.ts';
import { MAX_LENGTHS, noteMessage, type Note, type NoteChoice } from '../../domain/greeting.ts';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import styles from './NoteField.module.css';

const choices: readonly NoteChoice[] = ['none', 'father', 'mother', 'own'];

export interface NoteFieldProps {
  readonly note: Note;
  /** What the note lacks. */
  readonly error?: string | undefined;
  /** Whether the page shows the words on a card by itself. */
  readonly isShownElsewhere?: boolean | undefined;
  readonly onNoteChoose: (choice: NoteChoice) => void;
  readonly onNoteWrite: (text: string) => void;
}

/** What is said about the deceased: a choice of words, their end, and how they will stand on the card. */
export function NoteField({
  note,
  error,
  isShownElsewhere = false,
  onNoteChoose,
  onNoteWrite,
}: NoteFieldProps) {
  const { choice, text } = note;
  return (
    <div className={styles['note']} data-invalid={error !== undefined || undefined}>
      <RadioCards
        legend={copy.note}
        layout="chips"
        value={choice}
        onValueChange={onNoteChoose}
        options={choices.map((value) => ({ value, title: copy.noteChoices[value] }))}
      />
      {choice !== 'none' && (
        <TextArea
          label={copy.noteText[choice]}
          hint={copy.noteTextHint[choice]}
          error={error}
          rows={choice === 'own' ? 3 : 1}
          maxLength={MAX_LENGTHS.note}
          counter={{
            used: text.length,
            max: MAX_LENGTHS.note,
            label: copy.characters(text.length, MAX_LENGTHS.note),
          }}
          value={text}
          onValueChange={onNoteWrite}
        />
      )}
      {!isShownElsewhere && noteMessage(note).trim() !== '' && (
        <p className={styles['result']}>
          <span className={styles['label']}>{copy.onCard}</span>{' '}
          <q className={styles['words']}>{noteMessage(note)}</q>
        </p>
      )}
    </div>
  );
}
