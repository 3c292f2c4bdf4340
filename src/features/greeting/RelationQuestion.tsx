import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { NOTE_PREFIXES } from '../../domain/greeting.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';

export interface RelationQuestionProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
}

/** Renders the dialog that asks about a note that the listing contradicts. */
export function RelationQuestion({ actor }: RelationQuestionProps) {
  const isOpen = useSelector(actor, (snapshot) =>
    snapshot.matches({ previewing: 'questioningRelation' }),
  );
  const { content, person } = useSelector(actor, (snapshot) => snapshot.context);
  const { choice } = content.note;
  return (
    <ConfirmDialog
      open={isOpen}
      title={copy.relationTitle}
      confirmLabel={copy.relationChange(NOTE_PREFIXES[choice === 'father' ? 'mother' : 'father'])}
      cancelLabel={copy.relationKeep(NOTE_PREFIXES[choice])}
      onConfirm={() => actor.send({ type: 'relation.change' })}
      onCancel={() => actor.send({ type: 'relation.keep' })}
      onBack={() => actor.send({ type: 'address.visit', step: 'template' })}
    >
      <p>{copy.relationText(choice, NOTE_PREFIXES[choice], person.name)}</p>
    </ConfirmDialog>
  );
}
