import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import type { GreetingStep } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import { stepOf } from '../../machines/stateMeta.ts';
import { useAfterPaint } from '../../ui/after-paint/afterPaint.ts';
import type { SavedFile } from '../../ui/upload-field/useChosenFile.ts';
import { actorAtStep } from '../ordering/placement/actorAtStep.ts';
import { OrderFlow } from '../ordering/placement/OrderFlow.tsx';
import { greetingRecipient } from '../ordering/placement/recipient.ts';
import { ComposeScreen } from './ComposeScreen.tsx';
import { PackageScreen } from './PackageScreen.tsx';
import { TemplateScreen } from './template/TemplateScreen.tsx';
import { NOTE_PREFIXES } from '../../domain/greeting.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog/ConfirmDialog.tsx';

export interface GreetingFlowProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
  readonly now: () => number;
  readonly newKey: () => string;
  readonly isForFamily: boolean;
  readonly chosenFile: SavedFile;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
}

export function GreetingFlow(props: GreetingFlowProps) {
  const { actor, now, newKey, isForFamily, chosenFile, senderNames, customerServicePhone } = props;
  const screen = useAfterPaint(useSelector(actor, stepOf<GreetingStep>));
  const shown = useMemo(() => actorAtStep(actor, screen), [actor, screen]);
  const placement = useSelector(actor, ({ children }) => children.placement);
  const person = useSelector(actor, ({ context }) => context.person);
  function renderScreen() {
    switch (screen) {
      case 'compose':
        return (
          <ComposeScreen
            actor={shown}
            isForFamily={isForFamily}
            senderNames={senderNames}
            customerServicePhone={customerServicePhone}
          />
        );
      case 'template':
        return (
          <TemplateScreen
            actor={shown}
            isForFamily={isForFamily}
            chosenFile={chosenFile}
            senderNames={senderNames}
            customerServicePhone={customerServicePhone}
          />
        );
      case 'package':
        return (
          <PackageScreen
            actor={shown}
            isForFamily={isForFamily}
            now={now}
            newKey={newKey}
            customerServiceHref={getWhatsAppLink(
              customerServicePhone,
              copy.packagesWhatsApp(person.name),
            )}
          />
        );
      case null:
        return null;
    }
  }

  return (
    <>
      <OrderFlow
        placement={placement}
        screen={screen}
        recipient={greetingRecipient(person, isForFamily)}
        customerServicePhone={customerServicePhone}
      >
        {renderScreen()}
      </OrderFlow>
      <RelationQuestion actor={actor} />
    </>
  );
}

interface RelationQuestionProps {
  readonly actor: ActorRefFrom<typeof greetingOrderMachine>;
}

/** Renders the dialog that asks about a note that the listing contradicts. */
function RelationQuestion({ actor }: RelationQuestionProps) {
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
      onBack={() => actor.send({ type: 'preview.cancel' })}
    >
      <p>{copy.relationText(choice, NOTE_PREFIXES[choice], person.name)}</p>
    </ConfirmDialog>
  );
}
