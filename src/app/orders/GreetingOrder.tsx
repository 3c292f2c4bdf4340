import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { GREETING } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import type { SessionUser } from '../../domain/session.ts';
import { PaymentFlow } from '../../features/checkout/PaymentFlow.tsx';
import { GreetingFlow } from '../../features/greeting/GreetingFlow.tsx';
import { useToast } from '../../ui/toast/useToast.ts';
import { useServices } from '../ServicesContext.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { createGreetingAddress } from './orderAddress.ts';
import type { OrderStores } from './orderStores.ts';
import { getPayee } from './getPayee.ts';
import { useOpenOrder } from './useOpenOrder.ts';
import { useOrderAddress } from './useOrderAddress.ts';
import { useOrderErrors } from './useOrderErrors.ts';

export interface GreetingOrderProps {
  readonly orders: OrderStores;
  readonly person: Person;
  readonly buyer: SessionUser;
}

/** Renders the greeting order of a person at its current step. */
export function GreetingOrder({ orders, person, buyer }: GreetingOrderProps) {
  const { environment, clock } = useServices();
  const toast = useToast();
  const focusKey = useFocusKey();
  useOrderErrors(orders, (code) => toast({ tone: 'info', text: errorCopy[code] }));
  const actor = useOpenOrder(orders.greetings, person, buyer);
  const address = useMemo(() => createGreetingAddress(actor, person.id), [actor, person.id]);
  const chosenFile = useMemo(
    () => orders.chosenFile(GREETING, buyer.id, person.id),
    [orders, buyer.id, person.id],
  );
  useOrderAddress(address);
  const payment = useSelector(actor, ({ children }) => children.payment);
  const sender = useSelector(actor, ({ context }) => context.sender);
  const submittedAt = useSelector(actor, ({ context }) => context.submittedAt);

  if (payment !== undefined) {
    return (
      <PaymentFlow
        actor={payment}
        personName={person.name}
        sender={sender}
        submittedAt={submittedAt}
        payee={getPayee(environment)}
        clock={clock}
        newKey={orders.newKey}
        dukaHref={routes.duka()}
        focusKey={focusKey}
      />
    );
  }
  return (
    <GreetingFlow
      actor={actor}
      now={clock.now}
      newKey={orders.newKey}
      chosenFile={chosenFile}
      virtualAccount={environment.virtualAccount}
      customerServicePhone={environment.phones.customerService}
      focusKey={focusKey}
    />
  );
}
