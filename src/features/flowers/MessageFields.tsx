import type { CardField } from '@dukacita/card-layout/textArea';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import {
  FLOWER_LENGTHS,
  FLOWER_MESSAGES,
  CUSTOM_FLOWER_MESSAGE,
} from '../../domain/flowerMessage.ts';
import type { flowerOrderMachine } from '../../machines/flowerOrderMachine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import type { ShownActor } from '../ordering/actorAtStep.ts';
import styles from './FormScreen.module.css';
import { getNameWarning } from './getNameWarning.ts';

export interface MessageFieldsProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  /** Whether the board shows the message in capitals. */
  readonly isInCapitals: boolean;
  /** What is wrong with the message. */
  readonly messageError?: ReactNode;
  /** What is wrong with the text below it. */
  readonly subMessageError?: ReactNode;
  /** The fields whose letters get small on the board. */
  readonly smallFields: readonly CardField[];
}

/** Renders the fields for the message, a preset or a custom one, and for the text below it. */
export function MessageFields(props: MessageFieldsProps) {
  const { actor, isInCapitals, messageError, subMessageError, smallFields } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { message, subMessage } = context;
  const { message: maxMessage, subMessage: maxSubMessage } = FLOWER_LENGTHS;
  const below = useRef<HTMLDivElement>(null);
  const nameWarning = getNameWarning(context);
  const withName = nameWarning?.withName ?? null;
  const smallLetters = (field: CardField) =>
    smallFields.includes(field) ? copy.smallLetters : undefined;
  // A text that does not fit may have fewer characters than the limit.
  const counter = (text: string, max: number, error: ReactNode) =>
    error === undefined
      ? { used: text.length, max, label: copy.characters(text.length, max) }
      : undefined;
  return (
    <>
      <div className={styles['message']} data-invalid={messageError !== undefined || undefined}>
        <SelectField
          label={copy.message}
          hint={isInCapitals ? copy.messageInCapitals : copy.messageHint}
          value={message.choice}
          onValueChange={(value) => {
            const choice = FLOWER_MESSAGES.find((preset) => preset === value);
            if (choice !== undefined) actor.send({ type: 'message.choose', choice });
          }}
          options={FLOWER_MESSAGES.map((choice) => ({ value: choice, label: choice }))}
        />
        {message.choice === CUSTOM_FLOWER_MESSAGE && (
          <TextArea
            label={copy.ownMessage}
            error={messageError}
            warning={smallLetters('message')}
            rows={2}
            maxLength={maxMessage}
            counter={counter(message.text, maxMessage, messageError)}
            value={message.text}
            onValueChange={(text) => actor.send({ type: 'message.write', text })}
          />
        )}
      </div>
      <div
        ref={below}
        className={styles['below']}
        data-invalid={subMessageError !== undefined || undefined}
      >
        <TextArea
          label={copy.subMessage}
          aside={copy.optional}
          hint={copy.subMessageHint}
          error={subMessageError}
          warning={nameWarning?.sentence ?? smallLetters('subMessage')}
          rows={2}
          maxLength={maxSubMessage}
          counter={counter(subMessage, maxSubMessage, subMessageError)}
          value={subMessage}
          onValueChange={(text) => actor.send({ type: 'subMessage.write', text })}
        />
        {withName !== null && (
          <div>
            <Button
              variant="secondary"
              onClick={() => {
                actor.send({ type: 'subMessage.write', text: withName });
                below.current?.querySelector('textarea')?.focus();
              }}
            >
              {copy.addPersonName}
            </Button>
          </div>
        )}
      </div>
    </>
  );
}
