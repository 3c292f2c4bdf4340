import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import {
  FLOWER_LENGTHS,
  FLOWER_MESSAGES,
  CUSTOM_FLOWER_MESSAGE,
} from '../../domain/flowerMessage.ts';
import type { flowerOrderMachine } from '../../machines/flowerOrderMachine.ts';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import styles from './FormScreen.module.css';

export interface MessageFieldsProps {
  readonly actor: ActorRefFrom<typeof flowerOrderMachine>;
  /** The validation error of the message. */
  readonly error?: string | undefined;
}

/** Renders the fields for the message, a preset or a custom one, and for the text below it. */
export function MessageFields({ actor, error }: MessageFieldsProps) {
  const { person, message, subMessage } = useSelector(actor, ({ context }) => context);
  const { message: maxMessage, subMessage: maxSubMessage } = FLOWER_LENGTHS;
  return (
    <>
      <div className={styles['message']} data-invalid={error !== undefined || undefined}>
        <SelectField
          label={copy.message}
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
            hint={copy.ownMessageHint}
            error={error}
            rows={2}
            maxLength={maxMessage}
            counter={{
              used: message.text.length,
              max: maxMessage,
              label: copy.characters(message.text.length, maxMessage),
            }}
            value={message.text}
            onValueChange={(text) => actor.send({ type: 'message.write', text })}
          />
        )}
      </div>
      <TextArea
        label={copy.subMessage}
        aside={copy.optional}
        hint={copy.subMessageHint(person.name)}
        rows={2}
        maxLength={maxSubMessage}
        counter={{
          used: subMessage.length,
          max: maxSubMessage,
          label: copy.characters(subMessage.length, maxSubMessage),
        }}
        value={subMessage}
        onValueChange={(text) => actor.send({ type: 'subMessage.write', text })}
      />
    </>
  );
}
