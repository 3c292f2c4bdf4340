import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { NOTE_PREFIXES } from '../../domain/greeting.ts';
import type { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import styles from './RelationQuestion.module.css';

export interface RelationQuestionProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
}

/** Renders the dialog that asks about a note that the listing contradicts. */
export function RelationQuestion({ actor }: RelationQuestionProps) {
  const isOpen = useSelector(actor, (snapshot) =>
    snapshot.matches({ previewing: 'questioningRelation' }),
  );
  const { note, person } = useSelector(actor, (snapshot) => snapshot.context);
  const { choice } = note;
  return (
    <Modal
      open={isOpen}
      title={copy.relationTitle}
      actions={
        <>
          <Button
            variant="secondary"
            className={styles['answer']}
            onClick={() => actor.send({ type: 'relation.keep' })}
          >
            {copy.relationKeep(NOTE_PREFIXES[choice])}
          </Button>
          <Button
            className={styles['answer']}
            onClick={() => actor.send({ type: 'relation.change' })}
          >
            {copy.relationChange(NOTE_PREFIXES[choice === 'father' ? 'mother' : 'father'])}
          </Button>
        </>
      }
    >
      <p>{copy.relationText(choice, NOTE_PREFIXES[choice], person.name)}</p>
    </Modal>
  );
}
