import { useId } from 'react';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy as copy } from '../../copy/orderPage.ts';
import { namedPart } from '../../domain/correctedPart.ts';
import type { OrderDetail } from '../../domain/orderState.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { CopyAction } from '../ordering/payment/CopyRow.tsx';
import { AskForDollars } from '../ordering/payment/PayPalRows.tsx';
import type { MainActionKind } from './getMainAction.ts';
import type { OrderScreenProps, PaymentChoice } from './orderScreenProps.ts';

export interface MainActionProps extends Pick<
  OrderScreenProps,
  'order' | 'payee' | 'payment' | 'onCorrect' | 'onShare' | 'shareHref'
> {
  readonly kind: MainActionKind;
  /** Whether nothing can be sent to the server now. */
  readonly isLocked: boolean;
  /** The chat with customer service. */
  readonly chatHref: string;
  /** The chat in which a payment is confirmed. */
  readonly confirmHref: string;
}

/** Renders what the buyer is offered to do next. */
export function MainAction(props: MainActionProps) {
  const { kind, order, payee, payment, isLocked, chatHref, confirmHref } = props;
  const link = { wide: true, external: true };
  switch (kind) {
    case 'openAccount':
      return payment && <OpenAccount payment={payment} />;
    case 'copyNumber':
      return (
        order.invoice && (
          <CopyAction value={order.invoice.number} label={checkoutCopy.copy.virtualAccountMain} />
        )
      );
    case 'askForDollars':
      return <AskForDollars orderId={order.orderId} payee={payee} />;
    case 'confirmPayment':
      return (
        <Button {...link} href={confirmHref}>
          {checkoutCopy.confirmByWhatsApp}
        </Button>
      );
    case 'correct':
      return (
        <Button wide disabled={isLocked} onClick={props.onCorrect}>
          {copy.correct[namedPart(order.rejectionReason, hasLogo(order)) ?? 'words']}
        </Button>
      );
    case 'askForPhoto':
      return (
        <Button {...link} href={chatHref}>
          {copy.askForPhoto}
        </Button>
      );
    case 'contact':
      return (
        <Button {...link} variant="secondary" href={chatHref}>
          {copy.contact}
        </Button>
      );
    case 'share': {
      const label = order.board === null ? copy.share : copy.sharePhoto;
      return props.onShare === null ? (
        <Button {...link} href={props.shareHref}>
          {label}
        </Button>
      ) : (
        <Button wide onClick={props.onShare}>
          {label}
        </Button>
      );
    }
  }
}

function OpenAccount({ payment }: { readonly payment: PaymentChoice }) {
  const { bank, isOpening, mayOpen, waitsFor, onOpen } = payment;
  const waitId = useId();
  return (
    <Stack gap={3}>
      {waitsFor !== null && (
        <Text id={waitId} size="sm" tone="soft">
          {copy.numberWaits[waitsFor]}
        </Text>
      )}
      <Button
        wide
        loading={isOpening}
        loadingLabel={copy.gettingNumber}
        disabled={!mayOpen && !isOpening}
        aria-describedby={waitsFor === null ? undefined : waitId}
        onClick={onOpen}
      >
        {copy.getNumber(checkoutCopy.banks[bank])}
      </Button>
    </Stack>
  );
}

function hasLogo({ card }: OrderDetail): boolean {
  return card !== null && card.content.logo !== null;
}
