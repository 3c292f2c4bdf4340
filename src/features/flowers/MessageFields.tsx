import type { CardField } from '@dukacita/shared/textArea';
import { useSelector } from '@xstate/react';
import { useRef, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import {
  addPersonName,
  CUSTOM_FLOWER_MESSAGE,
  FLOWER_LENGTHS,
  FLOWER_MESSAGES,
  namesPerson,
  withoutTitles,
} from '../../domain/flowerMessage.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import type { FlowerContext } from '../../machines/flower-order/types.ts';
import { Button } from '../../ui/button/Button.tsx';
import type { FieldCounter } from '../../ui/field/Field.tsx';
import { SelectField } from '../../ui/select-field/SelectField.tsx';
import { TextArea } from '../../ui/text-field/TextArea.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { toCounter } from '../ordering/form/getPrintError.ts';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './FormScreen.module.css';

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
  /** Whether the words are seen on the board, and thus whether it holds them. */
  readonly hasDesign: boolean;
}

export function MessageFields(props: MessageFieldsProps) {
  return (
    <>
      <MessageField {...props} />
      <SubMessageField {...props} />
    </>
  );
}

// Each reads its own part of the order, so that a key in one does not render the other.

function MessageField(props: MessageFieldsProps) {
  const { actor, isInCapitals, messageError, smallFields, hasDesign } = props;
  const message = useSelector(actor, ({ context }) => context.message);
  return (
    <Stack gap={4} data-invalid={messageError !== undefined || undefined}>
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
          warning={smallLetters('message', smallFields)}
          rows={2}
          counter={counter(message.text, FLOWER_LENGTHS.message, messageError, hasDesign)}
          value={message.text}
          onValueChange={(text) => actor.send({ type: 'message.write', text })}
        />
      )}
    </Stack>
  );
}

function SubMessageField(props: MessageFieldsProps) {
  const { actor, subMessageError, smallFields, hasDesign } = props;
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const { subMessage } = context;
  const field = useRef<HTMLDivElement>(null);
  const nameWarning = getNameWarning(context);
  const withName = nameWarning?.withName ?? null;
  const warnings = [nameWarning?.sentence, smallLetters('subMessage', smallFields)]
    .filter((sentence) => sentence !== undefined)
    .map((sentence) => (
      <span key={sentence} className={styles['warning']}>
        {sentence}
      </span>
    ));
  return (
    <Stack gap={2} ref={field} data-invalid={subMessageError !== undefined || undefined}>
      <TextArea
        label={copy.subMessage}
        aside={copy.optional}
        hint={copy.subMessageHint}
        error={subMessageError}
        warning={warnings.length > 0 && warnings}
        rows={2}
        counter={counter(subMessage, FLOWER_LENGTHS.subMessage, subMessageError, hasDesign)}
        value={subMessage}
        onValueChange={(text) => actor.send({ type: 'subMessage.write', text })}
      />
      {withName !== null && (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              actor.send({ type: 'subMessage.write', text: withName });
              field.current?.querySelector('textarea')?.focus();
            }}
          >
            {copy.addPersonName}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function smallLetters(field: CardField, smallFields: readonly CardField[]): string | undefined {
  return smallFields.includes(field) ? copy.smallLetters : undefined;
}

/**
 * Returns the counter of a text; none beside an error: what does not fit may be below the limit. Nor
 * below the limit of a design, which mostly holds less, and shows what it holds.
 */
function counter(
  text: string,
  max: number,
  error: ReactNode,
  hasDesign: boolean,
): FieldCounter | undefined {
  const counted = toCounter(text, max);
  return error === undefined && !(hasDesign && counted.used < max) ? counted : undefined;
}

interface NameWarning {
  readonly sentence: string;
  /** The text below the message with the name; null if it has no room. */
  readonly withName: string | null;
}

/** Returns the warning that a board does not name the person; undefined if it does. */
export function getNameWarning(context: FlowerContext): NameWarning | undefined {
  const { name } = context.person;
  if (namesPerson(context, name)) return undefined;
  const withName = addPersonName(context.subMessage, name);
  const sentence = copy.personNotNamed(withoutTitles(name));
  return {
    sentence: withName === null ? `${sentence} ${copy.shortenForName}` : sentence,
    withName,
  };
}
