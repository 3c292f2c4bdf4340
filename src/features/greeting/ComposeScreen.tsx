import { Fragment, useState } from 'react';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { senderRule, senderCopy } from '../../copy/sender.ts';
import { GREETING_CATEGORIES, type GreetingCategoryId } from '../../domain/greeting.ts';
import { Button } from '../../ui/button/Button.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { SenderField } from '../../ui/sender-field/SenderField.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { GreetingStepPage } from './GreetingStepPage.tsx';
import { NoteField, type NoteFieldProps } from './NoteField.tsx';

export interface ComposeScreenProps extends Omit<NoteFieldProps, 'error' | 'isShownElsewhere'> {
  readonly personName: string;
  readonly sender: string;
  /** The chosen category; null until the buyer has continued with one. */
  readonly mode: GreetingCategoryId | null;
  readonly focusKey?: string | undefined;
  readonly onSenderChange: (name: string) => void;
  readonly onContinue: (mode: GreetingCategoryId) => void;
}

/** Renders the form for the note, the sender and the category of a card. */
export function ComposeScreen(props: ComposeScreenProps) {
  const {
    personName,
    note,
    sender,
    mode,
    focusKey,
    onNoteChoose,
    onNoteWrite,
    onSenderChange,
    onContinue,
  } = props;
  const [chosen, setChosen] = useState<GreetingCategoryId>(mode ?? 3);
  return (
    <GreetingStepPage
      step="compose"
      heading={copy.composeHeading}
      personName={personName}
      focusKey={focusKey}
      actions={
        <StickyActions>
          <Button wide onClick={() => onContinue(chosen)}>
            {copy.composeContinue}
          </Button>
        </StickyActions>
      }
    >
      <NoteField note={note} onNoteChoose={onNoteChoose} onNoteWrite={onNoteWrite} />
      <SenderField
        labels={senderCopy}
        rule={senderRule}
        sender={sender}
        onChange={onSenderChange}
      />
      <RadioCards
        legend={copy.category}
        value={String(chosen)}
        onValueChange={(value) => setChosen(Number(value) as GreetingCategoryId)}
        options={GREETING_CATEGORIES.map((category) => ({
          value: String(category.mode),
          title: <BreakableLabel text={category.label} />,
          description: copy.categoryText[category.mode],
        }))}
      />
    </GreetingStepPage>
  );
}

/** Renders a label that may wrap after each slash. */
function BreakableLabel({ text }: { readonly text: string }) {
  return text.split('/').map((part, index) => (
    <Fragment key={part}>
      {index > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));
}
