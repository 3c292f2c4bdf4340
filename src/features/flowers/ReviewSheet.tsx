import { print } from '@dukacita/shared/text';
import { shallowEqual, useSelector } from '@xstate/react';
import { memo, type ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { boardCopy } from '../../copy/board.ts';
import { flowersCopy as copy } from '../../copy/flowers.ts';
import type { ServerClock } from '../../domain/clock.ts';
import { flowerTotal } from '../../domain/price.ts';
import { formatSubmission, formatWeekday } from '../../format/dates.ts';
import type { flowerOrderMachine } from '../../machines/flower-order/machine.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DataRows } from '../../ui/data-rows/DataRows.tsx';
import { Modal } from '../../ui/modal/Modal.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx';
import { OrderTotal } from '../ordering/order/Bill.tsx';
import type { ShownActor } from '../ordering/placement/actorAtStep.ts';
import { formatTomorrow, useIsAfterCutOff } from '../ordering/clock/DeliveryNote.tsx';
import {
  fieldsInSmallLetters,
  textInLines,
  type SetText,
} from '../ordering/estimate/useSetTexts.ts';
import { flowerRecipient } from '../ordering/placement/recipient.ts';
import { BoardPicture, type BoardViewProps } from './BoardView.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { getNameWarning } from './MessageFields.tsx';
import styles from './ReviewSheet.module.css';

/** How many letters fit beside a label on the narrowest phones. */
const LONG_LINE = 26;

export interface ReviewSheetProps {
  readonly actor: ShownActor<ActorRefFrom<typeof flowerOrderMachine>>;
  readonly clock: ServerClock;
  readonly board: BoardViewProps;
  /** The words as they are set on the board. */
  readonly texts: readonly SetText[];
}

/** Renders the dialog in which the buyer reads the order once more, and places it or changes it. */
export function ReviewSheet(props: ReviewSheetProps) {
  const isPlacing = useSelector(props.actor, isBeingPlaced);
  const isOpen = useSelector(
    props.actor,
    (snapshot) => snapshot.matches('reviewing') || isBeingPlaced(snapshot),
  );
  return (
    <Modal
      open={isOpen}
      onBack={isPlacing ? undefined : () => props.actor.send({ type: 'order.change' })}
      title={copy.reviewTitle}
      size="widest"
      sheet
      busy={isPlacing}
      actions={<Actions {...props} isPlacing={isPlacing} />}
    >
      <Order {...props} />
      <p role="status">
        <VisuallyHidden>{isPlacing && copy.placingText}</VisuallyHidden>
      </p>
    </Modal>
  );
}

// The parts of the dialog are components, so that they are rendered only while it is open.

interface ActionsProps extends Omit<ReviewSheetProps, 'texts'> {
  readonly isPlacing: boolean;
}

function Actions({ actor, clock, board, isPlacing }: ActionsProps) {
  return (
    <>
      <div className={styles['total']}>
        <OrderTotal label={copy.total} amount={flowerTotal(board.product.price)} />
        <p className={styles['note']}>
          {copy.deliveryIncluded}. {copy.nothingPaidYet}
        </p>
      </div>
      <Button
        variant="secondary"
        disabled={isPlacing}
        onClick={() => actor.send({ type: 'order.change' })}
      >
        {copy.change}
      </Button>
      <Button
        loading={isPlacing}
        loadingLabel={copy.placing}
        onClick={() => actor.send({ type: 'order.place', at: formatSubmission(clock.now()) })}
      >
        {copy.place}
      </Button>
    </>
  );
}

/** Renders the order, which the press that places it does not change. */
const Order = memo(function Order({ actor, clock, board, texts }: ReviewSheetProps) {
  const person = useSelector(actor, ({ context }) => context.person);
  const florist = useSelector(actor, ({ context }) => context.florist);
  const logo = useSelector(actor, ({ context }) => context.logo);
  const nameWarning = useSelector(actor, ({ context }) => getNameWarning(context), shallowEqual);
  const isAfterCutOff = useIsAfterCutOff(clock);
  const { product, words } = board;
  const onBoard = (field: 'message' | 'subMessage' | 'sender') =>
    textInLines(texts, field, print(words[field]));
  const hasLongLines = texts.some(({ lines: set }) =>
    set.some(({ text }) => text.length > LONG_LINE),
  );
  const withName = nameWarning?.withName ?? null;
  const smallFields = fieldsInSmallLetters(texts);
  const subMessage = onBoard('subMessage');
  const warnings = lines(
    nameWarning?.sentence,
    smallFields.length > 0 ? boardCopy.smallLetters(smallFields) : null,
  );
  const labels = copy.reviewLabels;
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    [
      labels.recipient,
      lines(person.name, flowerRecipient(person).place, person.funeralHouse.address),
    ],
    [
      labels.delivery,
      isAfterCutOff
        ? copy.deliveryTomorrow(formatTomorrow(clock))
        : copy.deliveryToday(formatWeekday(clock.now())),
    ],
    [copy.message, toBoardLines(onBoard('message'))],
    ...(subMessage === '' ? [] : [[copy.subMessage, toBoardLines(subMessage)] as const]),
    [labels.sender, toBoardLines(onBoard('sender'))],
    ...(logo === null ? [] : [[labels.logo, logo.fileName] as const]),
    [labels.product, lines(product.name, product.size, florist?.name)],
    [labels.payment, copy.paidLater],
  ];
  return (
    <Stack gap={5} className={styles['sheet']}>
      <Stack gap={2} className={styles['picture']}>
        <BoardPicture {...board} isFinal />
        <p className={styles['note']}>
          {board.design === null
            ? `${boardCopy.sampleText} ${copy.reviewCheckBySample}`
            : copy.reviewCheck}
        </p>
        {warnings !== '' && (
          <Notice
            tone="warning"
            action={withName === null ? undefined : <AddName actor={actor} withName={withName} />}
          >
            {warnings.split('\n').map((warning) => (
              <p key={warning}>{warning}</p>
            ))}
          </Notice>
        )}
      </Stack>
      <DataRows
        layout="columns"
        // Below their labels, the lines of the board seldom break.
        labels={hasLongLines ? 'above' : undefined}
        rows={facts.map(([label, value]) => ({ key: label, label, value }))}
      />
    </Stack>
  );
});

interface AddNameProps extends Pick<ReviewSheetProps, 'actor'> {
  /** The text below the message with the name of the deceased. */
  readonly withName: string;
}

/** Renders the button that returns to the form and adds the name to its text. */
function AddName({ actor, withName }: AddNameProps) {
  const isPlacing = useSelector(actor, isBeingPlaced);
  return (
    <Button
      variant="secondary"
      disabled={isPlacing}
      onClick={() => {
        actor.send({ type: 'order.change' });
        actor.send({ type: 'subMessage.write', text: withName });
      }}
    >
      {copy.addPersonName}
    </Button>
  );
}

function isBeingPlaced(snapshot: SnapshotFrom<typeof flowerOrderMachine>): boolean {
  return snapshot.matches('placing');
}

/** Renders lines of which the parts that need another line are indented. */
function toBoardLines(text: string): ReactNode {
  return text.split('\n').map((line, index) => (
    <span key={index} className={styles['line']}>
      {line}
    </span>
  ));
}

function lines(...texts: readonly (string | null | undefined)[]): string {
  return texts.filter(Boolean).join('\n');
}
