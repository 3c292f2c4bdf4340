import { flowersCopy as copy } from '../../copy/flowers.ts';
import {
  FLOWER_LENGTHS,
  FLOWER_MESSAGES,
  CUSTOM_FLOWER_MESSAGE,
  type FlowerMessage,
  type FlowerMessageChoice,
} from '../../domain/flowerMessage.ts';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import styles from './FormScreen.module.css';

export interface MessageFieldsProps {
  readonly personName: string;
  readonly message: FlowerMessage;
  readonly subMessage: string;
  /** The validation error of the message. */
  readonly error?: string | undefined;
  readonly onMessageChoose: (choice: FlowerMessageChoice) => void;
  readonly onMessageWrite: (text: string) => void;
  readonly onSubMessageWrite: (text: string) => void;
}

/** Renders the fields for the message, a preset or a custom one, and for the text below it. */
export function MessageFields(props: MessageFieldsProps) {
  const {
    personName,
    message,
    subMessage,
    error,
    onMessageChoose,
    onMessageWrite,
    onSubMessageWrite,
  } = props;
  const { message: maxMessage, subMessage: maxSubMessage } = FLOWER_LENGTHS;
  return (
    <>
      <div className={styles['message']} data-invalid={error !== undefined || undefined}>
        <SelectField
          label={copy.message}
          value={message.choice}
          onValueChange={(value) => {
            const choice = FLOWER_MESSAGES.find((preset) => preset === value);
            if (choice !== undefined) onMessageChoose(choice);
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
            onValueChange={onMessageWrite}
          />
        )}
      </div>
      <TextArea
        label={copy.subMessage}
        aside={copy.optional}
        hint={copy.subMessageHint(personName)}
        rows={2}
        maxLength={maxSubMessage}
        counter={{
          used: subMessage.length,
          max: maxSubMessage,
          label: copy.characters(subMessage.length, maxSubMessage),
        }}
        value={subMessage}
        onValueChange={onSubMessageWrite}
      />
    </>
  );
}
