import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { whatHappened } from '../../../copy/errors.ts';
import { placementCopy as copy } from '../../../copy/placement.ts';
import { placingStep, routes } from '../../../domain/routes.ts';
import { getWhatsAppLink } from '../../../format/phone.ts';
import type { placementMachine } from '../../../machines/placement/machine.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Card } from '../../../ui/card/Card.tsx';
import { DataRows } from '../../../ui/data-rows/DataRows.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Notice } from '../../../ui/notice/Notice.tsx';
import { FocusKeyContext, useFocusKey } from '../../../ui/page/Page.tsx';
import { StickyActions } from '../../../ui/sticky-actions/StickyActions.tsx';
import { SectionHeading } from '../../../ui/text/Text.tsx';
import styles from './OrderFlow.module.css';
import { StepPage } from './StepPage.tsx';
import { askAboutOrder, describeOrder } from './describeOrder.ts';
import type { Recipient } from './recipient.ts';

export interface OrderFlowProps {
  /** The placement; undefined while the order is not being placed. */
  readonly placement: ActorRefFrom<typeof placementMachine> | undefined;
  /** The screen that the state of the order shows; null if it shows none. */
  readonly screen: string | null;
  readonly recipient: Recipient;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
  readonly children: ReactNode;
}

/** Renders the screens of an order until it is placed, also while its outcome is unknown. */
export function OrderFlow({
  placement,
  screen,
  recipient,
  customerServicePhone,
  children,
}: OrderFlowProps) {
  const isUnknown = useSelector(
    placement,
    (snapshot) => snapshot?.matches('outcomeUnknown') === true,
  );
  const shown = isUnknown ? 'outcomeUnknown' : screen;
  // Several screens share one path, so each has its own focus key.
  const focusKey = useFocusKey();
  const [initial] = useState(shown);
  const screenKey = focusKey === undefined && shown === initial ? undefined : (shown ?? undefined);

  return (
    <FocusKeyContext value={screenKey}>
      {placement === undefined || !isUnknown ? (
        children
      ) : (
        <OutcomeUnknownScreen
          actor={placement}
          recipient={recipient}
          customerServicePhone={customerServicePhone}
        />
      )}
    </FocusKeyContext>
  );
}

interface OutcomeUnknownScreenProps {
  readonly actor: ActorRefFrom<typeof placementMachine>;
  readonly recipient: Recipient;
  /** Digits that begin with the country code. */
  readonly customerServicePhone: string;
}

/** Renders what was ordered, and what the buyer can do when the answer was lost. */
function OutcomeUnknownScreen({
  actor,
  recipient,
  customerServicePhone,
}: OutcomeUnknownScreenProps) {
  const { content, placement, error } = useSelector(actor, ({ context }) => context);
  const canRetry = useSelector(actor, (snapshot) => snapshot.can({ type: 'order.retry' }));
  const isInProgress = error === 'orderInProgress';
  const question = askAboutOrder(recipient, content, placement.submittedAt);
  const chat = {
    href: getWhatsAppLink(customerServicePhone, question),
    external: true,
  };
  return (
    <StepPage
      step={placingStep(recipient.kind)}
      heading={isInProgress ? copy.underWayHeading : copy.unknownHeading}
      recipient={recipient}
      width="wide"
      locked
      actions={
        <StickyActions>
          {canRetry ? (
            <>
              <Button {...chat} variant="secondary">
                {copy.customerServiceShort}
              </Button>
              <Button onClick={() => actor.send({ type: 'order.retry' })}>{copy.retryOrder}</Button>
            </>
          ) : (
            <Button {...chat} wide>
              {copy.customerService}
            </Button>
          )}
        </StickyActions>
      }
    >
      <Stack gap={6} className={styles['columns']}>
        <Notice
          className={styles['text']}
          tone={isInProgress ? 'info' : 'warning'}
          live="assertive"
        >
          <p>
            {isInProgress
              ? // The heading already says that it is in progress.
                copy.nothingPaid
              : `${error === null ? copy.unanswered : whatHappened(error)} ${copy.mayExist} ${copy.nothingPaid}`}
          </p>
          <p>
            <strong>{copy.noNewOrder}</strong>
            <span>{` ${canRetry ? copy.unknownRetry : copy.unknownNoRetry}`}</span>
          </p>
        </Notice>
        <Stack as="section" gap={2}>
          <SectionHeading>{copy.ordered}</SectionHeading>
          <Card>
            <DataRows
              layout="columns"
              rows={describeOrder(content).map(([label, value]) => ({
                key: label,
                label,
                value: label === copy.facts.total ? <strong>{value}</strong> : value,
              }))}
            />
          </Card>
        </Stack>
        <p>
          <Link href={routes.history()}>{copy.history}</Link>
        </p>
      </Stack>
    </StepPage>
  );
}
