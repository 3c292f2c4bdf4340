import { useSelector } from '@xstate/react';
import { useState, type ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { placementMachine } from '../../../machines/placement/machine.ts';
import { FocusKeyContext, useFocusKey } from '../../../ui/page/FocusKey.ts';
import { OutcomeUnknownScreen } from './OutcomeUnknownScreen.tsx';
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
