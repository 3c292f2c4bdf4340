import { memo } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { MAX_LENGTHS, noteMessage, type Note, type NoteChoice } from '../../domain/greeting.ts';
import { useAfterPaint } from '../../ui/after-paint/afterPaint.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import { getPrintError, toCounter } from '../ordering/form/getPrintError.ts';
import styles from './NoteField.module.css';

const FATHER_FIRST = ['none', 'father', 'mother', 'own'] as const;
const MOTHER_FIRST = ['none', 'mother', 'father', 'own'] as const;

export interface NoteFieldProps {
  readonly note: Note;
  /** The note that the listing contradicts. */
  readonly doubted?: NoteChoice | null | undefined;
  readonly personName: string;
  readonly onChoose: (choice: NoteChoice) => void;
  readonly onWrite: (text: string) => void;
  /** The validation error of the note. */
  readonly error?: string | undefined;
  /** Whether the page shows the note elsewhere, on the estimate of the card. */
  readonly isShownElsewhere?: boolean | undefined;
  /** Whether the card stays in view above it. */
  readonly isBelowCard?: boolean | undefined;
}

/** Renders the choice of the note, the field for its text, and the note as it will be printed. */
export function NoteField({
  note,
  doubted,
  personName,
  onChoose,
  onWrite,
  error,
  isShownElsewhere = false,
  isBelowCard = false,
}: NoteFieldProps) {
  const { choice, text } = note;
  const hasText = choice !== 'none';
  // The choice is shown where it was made first.
  const isFieldShown = useAfterPaint(hasText);
  const shownError =
    error ?? (hasText ? getPrintError(text, 'kartu', MAX_LENGTHS.note) : undefined);
  return (
    <Stack gap={4} data-invalid={shownError !== undefined || undefined}>
      <Choices
        choices={doubted === 'father' ? MOTHER_FIRST : FATHER_FIRST}
        choice={choice}
        onChoose={onChoose}
      />
      {hasText && isFieldShown && (
        <TextArea
          label={copy.noteText[choice]}
          hint={copy.noteTextHint[choice]}
          error={shownError}
          warning={choice === doubted && copy.relationDoubt(choice, personName)}
          rows={choice === 'own' ? 3 : 1}
          low={isBelowCard}
          // A template that holds fewer characters contradicts the counter.
          counter={shownError === undefined ? toCounter(text, MAX_LENGTHS.note) : undefined}
          value={text}
          onValueChange={onWrite}
        />
      )}
      {!isShownElsewhere && noteMessage(note) !== '' && (
        <Stack>
          <Text as="span" size="sm" tone="soft">
            {copy.onCard}
          </Text>{' '}
          <q className={styles['words']}>{noteMessage(note)}</q>
        </Stack>
      )}
    </Stack>
  );
}

interface ChoicesProps extends Pick<NoteFieldProps, 'onChoose'> {
  readonly choices: readonly NoteChoice[];
  readonly choice: NoteChoice;
}

/** Renders the choice of the note, which no key changes. */
const Choices = memo(function Choices({ choices, choice, onChoose }: ChoicesProps) {
  return (
    <RadioCards
      legend={copy.note}
      hint={copy.noteHint}
      layout="pairs"
      value={choice}
      onValueChange={onChoose}
      options={choices.map((value) => ({ value, title: copy.noteChoices[value] }))}
    />
  );
});
