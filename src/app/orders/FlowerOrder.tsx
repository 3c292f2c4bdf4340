import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { errorCopy } from '../../copy/errors.ts';
import { flowersCopy } from '../../copy/flowers.ts';
import { FLOWERS } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import { routes } from '../../domain/routes.ts';
import type { SessionUser } from '../../domain/session.ts';
import { PaymentFlow } from '../../features/checkout/PaymentFlow.tsx';
import { FlowerFlow } from '../../features/flowers/FlowerFlow.tsx';
import { useToast } from '../../ui/toast/useToast.ts';
import { useServices } from '../ServicesContext.ts';
import { useFocusKey } from '../shell/FocusKey.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { createFlowerAddress } from './orderAddress.ts';
import type { OrderStores } from './orderStores.ts';
import { getPayee } from './getPayee.ts';
import { useOpenOrder } from './useOpenOrder.ts';
import { useOrderAddress } from './useOrderAddress.ts';
import { useOrderErrors } from './useOrderErrors.ts';

export interface FlowerOrderProps {
  readonly orders: OrderStores;
  readonly person: Person;
  readonly buyer: SessionUser;
}

/** Renders the flower order of a person at its current step. */
export function FlowerOrder({ orders, person, buyer }: FlowerOrderProps) {
  const { environment, clock } = useServices();
  const toast = useToast();
  const focusKey = useFocusKey();
  useDocumentTitle(flowersCopy.title);
  useOrderErrors(orders, (code) => toast({ tone: 'info', text: errorCopy[code] }));
  const actor = useOpenOrder(orders.flowers, person, buyer);
  const address = useMemo(() => createFlowerAddress(actor, person.id), [actor, person.id]);
  const chosenFile = useMemo(
    () => orders.chosenFile(FLOWERS, buyer.id, person.id),
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
    <FlowerFlow
      actor={actor}
      clock={clock}
      newKey={orders.newKey}
      chosenFile={chosenFile}
      customerServicePhone={environment.phones.customerService}
      focusKey={focusKey}
    />
  );
}
