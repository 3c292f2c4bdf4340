import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { errorCopy } from '../../copy/errors.ts';
import { policyLinksCopy } from '../../copy/policyLinks.ts';
import type { AppErrorCode } from '../../domain/appError.ts';
import type { BankCode } from '../../domain/bankCode.ts';
import type { VirtualAccountInvoice } from '../../domain/order.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Card } from '../../ui/card/Card.tsx';
import { Notice } from '../../ui/notice/Notice.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import { StickyActions } from '../../ui/sticky-actions/StickyActions.tsx';
import { Text } from '../../ui/text/Text.tsx';
import { Deadline } from '../ordering/clock/Deadline.tsx';
import { Bill } from '../ordering/order/Bill.tsx';
import { type CheckoutScreenProps, PriceChange } from './CheckoutScreen.tsx';
import { ItemSummary } from './ItemSummary.tsx';
import { PlacedOrderPage } from './PlacedOrderPage.tsx';
import { OtherWaysToPay } from './OtherWaysToPay.tsx';
import { PolicyNote } from '../ordering/policies/PolicyNote.tsx';
import { VirtualAccountNumber } from '../ordering/payment/VirtualAccountNumber.tsx';

export interface CheckoutVirtualAccountScreenProps extends CheckoutScreenProps {
  readonly phase: 'inquiring' | 'inquiryFailed' | 'cancelling' | 'checkoutVirtualAccount';
  readonly invoice: VirtualAccountInvoice | null;
  /** The bank whose number is requested. */
  readonly bank: BankCode;
  /** Why the inquiry of the number or the cancellation of the invoice failed. */
  readonly error: AppErrorCode | null;
  readonly onRetry: () => void;
  readonly onPayByTransfer: () => void;
}

export function CheckoutVirtualAccountScreen(props: CheckoutVirtualAccountScreenProps) {
  const { order, item, expectedTotal, phase, invoice, bank, error } = props;
  const { clock, onContinue, onRetry, onPayByTransfer } = props;
  const isCancelling = phase === 'cancelling';
  const busy = phase === 'inquiring' || isCancelling;
  const hasFailedToCancel = phase === 'checkoutVirtualAccount' && error !== null;
  return (
    <PlacedOrderPage
      order={order}
      item={item}
      step="checkout"
      summary={<ItemSummary {...props} />}
      note={<PolicyNote lead={policyLinksCopy.checkout} policies={['terms', 'refunds']} />}
      actions={
        <StickyActions
          summary={
            phase === 'inquiryFailed' || isCancelling
              ? undefined
              : copy.withVirtualAccount(copy.banks[invoice?.bank ?? bank])
          }
        >
          {phase === 'inquiryFailed' ? (
            <Button wide onClick={onRetry}>
              {copy.retry}
            </Button>
          ) : (
            <Button wide disabled={busy} onClick={onContinue}>
              {copy.continue}
            </Button>
          )}
        </StickyActions>
      }
    >
      {invoice !== null && <PriceChange before={order.total} now={invoice.amount} {...props} />}
      <PriceChange before={expectedTotal} now={order.total} {...props} />
      <Card as="section" gap={3}>
        <Bill order={order} />
        {phase === 'inquiryFailed' && <Deadline expiresAt={order.expiresAt} clock={clock} />}
      </Card>
      {phase === 'inquiryFailed' ? (
        <Notice tone="warning" title={copy.inquiryFailed(copy.banks[bank])} live="assertive">
          {`${errorCopy[error ?? 'unexpected']} ${copy.orderKept}`}
        </Notice>
      ) : (
        <Card as="section" gap={3}>
          {invoice === null ? (
            <Stack gap={2} role="status" aria-busy="true">
              <Text size="sm" tone="soft">
                {copy.inquiring(copy.banks[bank])}
              </Text>
              <Skeleton shape="block" height="2.5rem" />
            </Stack>
          ) : (
            <>
              <VirtualAccountNumber invoice={invoice} isEnding={isCancelling} />
              {!isCancelling && <Deadline expiresAt={invoice.expiresAt} clock={clock} />}
            </>
          )}
        </Card>
      )}
      {hasFailedToCancel && (
        <Notice tone="warning" title={copy.cancelFailed} live="assertive">
          {`${errorCopy[error]} ${copy.cancelAgain}`}
        </Notice>
      )}
      <OtherWaysToPay
        warning={invoice !== null && !isCancelling ? copy.invoiceEndsShort : undefined}
        disabled={phase === 'inquiring'}
        isCancelling={isCancelling}
        onPayByTransfer={onPayByTransfer}
      />
    </PlacedOrderPage>
  );
}
