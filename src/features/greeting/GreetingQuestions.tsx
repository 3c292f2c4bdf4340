import { useSelector } from '@xstate/react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { NOTE_PREFIXES } from '../../domain/greeting.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import type { GreetingContext, GreetingEvent } from '../../machines/greetingOrderTypes.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';

/** A question that the buyer answers in a dialog. Each state that asks one has an entry. */
interface Question {
  readonly isOpen: (snapshot: SnapshotFrom<typeof greetingOrderMachine>) => boolean;
  readonly title: string;
  readonly text: (context: GreetingContext) => string;
  readonly confirmLabel: (context: GreetingContext) => string;
  readonly cancelLabel: (context: GreetingContext) => string;
  readonly confirmEvent: GreetingEvent;
  readonly cancelEvent: GreetingEvent;
}

const questions: readonly Question[] = [
  // The listing contradicts the note.
  {
    isOpen: (snapshot) => snapshot.matches({ previewing: 'questioningRelation' }),
    title: copy.relationTitle,
    text: ({ note, person }) =>
      copy.relationText(note.choice, NOTE_PREFIXES[note.choice], person.name),
    confirmLabel: ({ note }) =>
      copy.relationChange(NOTE_PREFIXES[note.choice === 'father' ? 'mother' : 'father']),
    cancelLabel: ({ note }) => copy.relationKeep(NOTE_PREFIXES[note.choice]),
    confirmEvent: { type: 'relation.change' },
    cancelEvent: { type: 'relation.keep' },
  },
];

export interface GreetingQuestionsProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
}

/** Renders the dialog of the question that a greeting order asks. */
export function GreetingQuestions({ actor }: GreetingQuestionsProps) {
  return questions.map((question) => (
    <QuestionDialog key={question.title} actor={actor} question={question} />
  ));
}

function QuestionDialog({
  actor,
  question,
}: GreetingQuestionsProps & { readonly question: Question }) {
  const isOpen = useSelector(actor, question.isOpen);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <ConfirmDialog
      open={isOpen}
      title={question.title}
      confirmLabel={question.confirmLabel(context)}
      cancelLabel={question.cancelLabel(context)}
      onConfirm={() => actor.send(question.confirmEvent)}
      onCancel={() => actor.send(question.cancelEvent)}
    >
      <p>{question.text(context)}</p>
    </ConfirmDialog>
  );
}
