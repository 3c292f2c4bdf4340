import type { ReactNode } from 'react';
import { checkoutCopy as copy } from '../../copy/checkout.ts';
import { Card } from '../../ui/card/Card.tsx';
import { Collapse } from '../../ui/collapse/Collapse.tsx';
import { PayBefore, type PayBeforeProps } from '../ordering/clock/PayBefore.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { SectionHeading } from '../../ui/text/SectionHeading.tsx';

export interface PaymentToDoProps extends Pick<PayBeforeProps, 'order' | 'clock'> {
  /** Where and how the order is paid. */
  readonly children: ReactNode;
}

/** Renders until when an order is still to be paid, and folded where. */
export function PaymentToDo({ children, ...payment }: PaymentToDoProps) {
  return (
    <Card as="section" gap={3}>
      <SectionHeading>{copy.notPaid}</SectionHeading>
      <PayBefore {...payment} isPlain />
      <Collapse lines="above" title={copy.howToPayIt}>
        <Stack gap={4}>{children}</Stack>
      </Collapse>
    </Card>
  );
}
