import { memo } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { MAX_LENGTHS, noteMessage, type Note, type NoteChoice } from '../../domain/greeting.ts';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import { getPrintError } from '../ordering/getPrintError.ts';
import styles from './NoteField.module.css';

const choices: readonly NoteChoice[] = ['none', 'father', 'mother', 'own'];

export interface NoteFieldProps {
  readonly note: Note;
  readonly onChoose: (choice: NoteChoice) => void;
  readonly onWrite: (text: string) => void;
  /** The validation error of the note. */
  readonly error?: string | undefined;
  /** What the note is for, where the page does not show it. */
  readonly hint?: string | undefined;
  /** Whether the page shows the note elsewhere, on the estimate of the card. */
  readonly isShownElsewhere?: boolean | undefined;
}

/** Renders the choice of the note, the field for its text, and the note as it will be printed. */
export function NoteField({
  note,
  onChoose,
  onWrite,
  hint,
  error,
  isShownElsewhere = false,
}: NoteFieldProps) {
  const { choice, text } = note;
  const shownError = error ?? getPrintError(text, 'kartu');
  return (
    <div className={styles['note']} data-invalid={error !== undefined || undefined}>
      <Choices hint={hint} choice={choice} onChoose={onChoose} />
      {choice !== 'none' && (
        <TextArea
          label={copy.noteText[choice]}
          hint={copy.noteTextHint[choice]}
          error={shownError}
          rows={choice === 'own' ? 3 : 1}
          maxLength={MAX_LENGTHS.note}
          // A template that holds fewer characters contradicts the counter.
          counter={
            shownError === undefined
              ? {
                  used: text.length,
                  max: MAX_LENGTHS.note,
                  label: copy.characters(text.length, MAX_LENGTHS.note),
                }
              : undefined
          }
          value={text}
          onValueChange={onWrite}
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

interface ChoicesProps extends Pick<NoteFieldProps, 'hint' | 'onChoose'> {
  readonly choice: NoteChoice;
}

/** Renders the choice of the note, which no key changes. */
const Choices = memo(function Choices({ hint, choice, onChoose }: ChoicesProps) {
  return (
    <RadioCards
      legend={copy.note}
      hint={hint}
      layout="pairs"
      value={choice}
      onValueChange={onChoose}
      options={choices.map((value) => ({ value, title: copy.noteChoices[value] }))}
    />
  );
});
