import { useSelector } from '@xstate/react';
import { memo, type ReactNode, useCallback, useMemo, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { greetingCopy as copy } from '../../copy/greeting.ts';
import { senderCopy, senderRules } from '../../copy/sender.ts';
import {
  GREETING_CATEGORIES,
  type GreetingCategoryId,
  type NoteChoice,
} from '../../domain/greeting.ts';
import {
  chosenTemplate,
  doubtedChoice,
  pickedCategory,
} from '../../machines/greeting-order/context.ts';
import type { GreetingContext } from '../../machines/greeting-order/types.ts';
import type { greetingOrderMachine } from '../../machines/greeting-order/machine.ts';
import { useAfterPaint } from '../../ui/after-paint/afterPaint.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { RadioCards } from '../../ui/radio-cards/RadioCards.tsx';
import { SenderField } from '../../ui/sender-field/SenderField.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { renderNameNotice } from '../ordering/form/renderNameNotice.tsx';
import { greetingRecipient } from '../ordering/placement/recipient.ts';
import { StepPage } from '../ordering/placement/StepPage.tsx';
import styles from './ComposeScreen.module.css';
import { NoteField } from './NoteField.tsx';
import { WrittenCard } from './WrittenCard.tsx';

export interface ComposeScreenProps {
  readonly actor: ShownActor<ActorRefFrom<typeof greetingOrderMachine>>;
  /** Sender names of the buyer's earlier orders, the newest first. */
  readonly senderNames: readonly string[];
  readonly customerServicePhone: string;
  readonly isForFamily?: boolean | undefined;
}

/** Renders the words of a card, and the form for its note, its sender and its category. */
export function ComposeScreen(props: ComposeScreenProps) {
  // A key and a choice are shown in their fields first.
  const context = useAfterPaint(useSelector(props.actor, (snapshot) => snapshot.context));
  return <Form {...props} context={context} />;
}

interface FormProps extends ComposeScreenProps {
  readonly context: GreetingContext;
}

const Form = memo(function Form(props: FormProps) {
  const { actor, senderNames, customerServicePhone, isForFamily, context } = props;
  const { person, content } = context;
  const { mode, sender } = content;
  const template = chosenTemplate(context);
  const picked = pickedCategory(context);
  const words = useMemo(() => ({ ...content, mode: picked }), [content, picked]);
  return (
    <StepPage
      step="compose"
      heading={copy.steps.compose.heading}
      compact
      recipient={greetingRecipient(person, isForFamily)}
      notice={renderNameNotice({ name: person.name, medium: 'kartu', customerServicePhone })}
      width="wide"
      actions={
        <StickyActions>
          <Button wide onClick={() => actor.send({ type: 'compose.continue' })}>
            {copy.composeContinue}
          </Button>
        </StickyActions>
      }
    >
      <Stack gap={4} className={styles['columns']}>
        <Words>
          <WrittenCard
            className={styles['card']}
            words={words}
            personName={person.name}
            template={picked === mode ? template : null}
            hint={copy.designLater}
          />
          <OwnNote actor={actor} />
          <SenderField
            labels={senderCopy}
            rule={senderRules.kartu}
            sender={sender}
            earlier={senderNames}
            onChange={(name) => actor.send({ type: 'sender.change', name })}
          />
        </Words>
        <Stack gap={3}>
          <Categories actor={actor} />
          <Text size="sm" tone="soft">
            {copy.pricesLater}
          </Text>
        </Stack>
      </Stack>
    </StepPage>
  );
});

/** Marks the words while the note is written; `:has()` would renew their styles with every key. */
function Words({ children }: { readonly children: ReactNode }) {
  const [isWriting, setIsWriting] = useState(false);
  return (
    <Stack
      gap={4}
      className={isWriting ? styles['writing'] : undefined}
      onFocus={({ target }) => setIsWriting(target instanceof HTMLTextAreaElement)}
      onBlur={() => setIsWriting(false)}
    >
      {children}
    </Stack>
  );
}

function OwnNote({ actor }: Pick<ComposeScreenProps, 'actor'>) {
  const note = useSelector(actor, ({ context }) => context.content.note);
  const personName = useSelector(actor, ({ context }) => context.person.name);
  const doubted = useSelector(actor, ({ context }) => doubtedChoice(context));
  const choose = useCallback(
    (choice: NoteChoice) => actor.send({ type: 'note.choose', choice }),
    [actor],
  );
  return (
    <NoteField
      note={note}
      doubted={doubted}
      personName={personName}
      isShownElsewhere
      onChoose={choose}
      onWrite={(text) => actor.send({ type: 'note.write', text })}
    />
  );
}

/** Renders the choice of the category, which no key in another field changes. */
const Categories = memo(function Categories({ actor }: Pick<ComposeScreenProps, 'actor'>) {
  const picked = useSelector(actor, ({ context }) => pickedCategory(context));
  return (
    <RadioCards
      layout="list"
      legend={copy.category}
      value={String(picked)}
      onValueChange={(value) =>
        actor.send({ type: 'category.pick', mode: Number(value) as GreetingCategoryId })
      }
      options={GREETING_CATEGORIES.map((category) => ({
        value: String(category.mode),
        title: <BreakableLabel text={category.label} />,
        description: copy.categoryText[category.mode],
        media: <CategoryPicture mode={category.mode} />,
      }))}
    />
  );
});

/** Renders a label that may wrap after its slash. */
function BreakableLabel({ text }: { readonly text: string }) {
  const [first, second] = text.split('/');
  return second === undefined ? (
    text
  ) : (
    <>
      {first}/<wbr />
      {second}
    </>
  );
}

/** Renders a small drawing of what the cards of a category look like. */
function CategoryPicture({ mode }: { readonly mode: GreetingCategoryId }) {
  return (
    <svg className={styles['example']} viewBox="0 0 48 48" aria-hidden="true">
      <rect className={styles['paper']} x="0.5" y="0.5" width="47" height="47" rx="5.5" />
      {drawings[mode]}
    </svg>
  );
}

/** Two lines of text in the middle of a card. */
const lines = (y: number) => <path className={styles['text']} d={`M15 ${y}h18M18 ${y + 5}h12`} />;

/** A flower with five petals. */
function Flower({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {[0, 72, 144, 216, 288].map((angle) => (
        <ellipse
          key={angle}
          className={styles['petal']}
          cy="-3.2"
          rx="2.1"
          ry="3"
          transform={`rotate(${angle})`}
        />
      ))}
      <circle className={styles['gold']} r="1.5" />
    </g>
  );
}

const drawings: Readonly<Record<GreetingCategoryId, ReactNode>> = {
  3: (
    <>
      <rect className={styles['frame']} x="6" y="6" width="36" height="36" rx="2" />
      {lines(21.5)}
    </>
  ),
  1: (
    <>
      <path className={styles['leaf']} d="M4 17C9 10 15 7 24 7s15 3 20 10" />
      <Flower x={24} y={9} />
      <Flower x={13} y={13} />
      <Flower x={35} y={13} />
      {lines(28)}
    </>
  ),
  2: (
    <>
      <path
        className={styles['gold']}
        d="M24 5c2 2.6 3.2 4.2 3.2 6a3.2 3.2 0 0 1-6.4 0c0-1.8 1.2-3.4 3.2-6z"
      />
      <path className={styles['leaf']} d="M24 14.5V17M20.5 26v-9h7v9M16.5 26h15" />
      {lines(32)}
    </>
  ),
  5: (
    <>
      <path
        className={styles['mark']}
        d="M16 19.5c0-4.5 2-7.5 6-9l.8 1.7c-2 1-3 2.3-3.2 3.9h2.9v6H16zM26 19.5c0-4.5 2-7.5 6-9l.8 1.7c-2 1-3 2.3-3.2 3.9h2.9v6H26z"
      />
      {lines(30)}
    </>
  ),
  4: (
    <>
      <rect className={styles['logo']} x="14" y="8" width="20" height="13" rx="2" />
      <path className={styles['peak']} d="m16 19 5-6 3.5 4 2.5-2.5 5 4.5z" />
      {lines(29)}
    </>
  ),
};
