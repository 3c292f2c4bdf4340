import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import {
  useCallback,
  useEffect,
  useMemo,
  type ReactNode,
  useLayoutEffect,
  useState,
  useEffectEvent,
} from 'react';
import { useLocation } from 'react-router-dom';
import { orderQuery, ordersQuery } from '../../../api/resources/orders.ts';
import { errorCopy } from '../../../copy/errors.ts';
import { orderCopy } from '../../../copy/order.ts';
import { FLOWERS, GREETING, type OrderKind } from '../../../domain/order.ts';
import { readOrderAgain, type OrderAgain } from '../../../domain/orderAgain.ts';
import { asksForPayment, orderStage } from '../../../domain/orderState.ts';
import type { Person } from '../../../domain/person.ts';
import { routes } from '../../../domain/routes.ts';
import type { SessionUser } from '../../../domain/session.ts';
import { PaymentFlow } from '../../../features/checkout/PaymentFlow.tsx';
import { FlowerFlow } from '../../../features/flowers/FlowerFlow.tsx';
import { useHasPassed } from '../../../features/ordering/clock/useHasPassed.ts';
import { GreetingFlow } from '../../../features/greeting/GreetingFlow.tsx';
import { orderedItem, type OrderedItem } from '../../../features/ordering/order/orderedItem.ts';
import { useToast } from '../../../ui/toast/useToast.ts';
import { getPayee } from '../../platform/environment.ts';
import { canGoBack } from '../../platform/platform.ts';
import { useServices } from '../../services/ServicesContext.ts';
import { PageSkeleton } from '../../shell/PageSkeleton.tsx';
import type { OrderActor } from '../../orders/store/orderActors.ts';
import { createOrderAddress } from '../../orders/navigation/orderAddress.ts';
import type { OrderStore } from '../../orders/store/orderStore.ts';
import type { OrderStores } from '../../orders/store/orderStores.ts';
import { useLiveQueries } from '../useLiveQueries.ts';
import { SenderDraft } from '../SenderDraft.tsx';
import { useOrderAddress } from '../../orders/navigation/useOrderAddress.ts';
import type { AppErrorCode } from '../../../domain/appError.ts';

export interface RunningOrderPageProps {
  readonly orders: OrderStores;
  readonly kind: OrderKind;
  readonly person: Person;
  readonly buyer: SessionUser;
}

/** Renders the order of a person at its current step: the flow of its kind, then its payment. */
export function RunningOrderPage({ orders, kind, person, buyer }: RunningOrderPageProps) {
  const { client, environment, clock } = useServices();
  const toast = useToast();
  useOrderErrors(orders, (code) => toast({ tone: 'info', text: errorCopy[code] }));
  const chosenFile = useMemo(
    () => orders.chosenFile({ kind, userId: buyer.id, personId: person.id }),
    [orders, kind, buyer.id, person.id],
  );
  // What earlier pages have loaded of the user's orders; the names are not worth a request.
  const { data: placed } = useQuery({ ...ordersQuery(client, buyer.id), enabled: false });
  const senderNames = useMemo(
    () =>
      orders.senderNames.recent(
        buyer.id,
        placed?.map(({ sender }) => sender),
      ),
    [orders, buyer.id, placed],
  );
  const isForFamily = useHasPassed(clock, person.deliverable.cardInRoomUntil);
  const order = { orders, person, buyer };
  const flow = {
    newKey: orders.newKey,
    chosenFile,
    senderNames,
    customerServicePhone: environment.phones.customerService,
  };
  return (
    <SenderDraft order={`${kind}:${person.id}`} userId={buyer.id}>
      {kind === GREETING ? (
        <OpenOrder {...order} kind={GREETING} store={orders.greetings}>
          {(actor) => (
            <GreetingFlow {...flow} actor={actor} now={clock.now} isForFamily={isForFamily} />
          )}
        </OpenOrder>
      ) : (
        <OpenOrder {...order} kind={FLOWERS} store={orders.flowers}>
          {(actor) => <FlowerFlow {...flow} actor={actor} clock={clock} />}
        </OpenOrder>
      )}
    </SenderDraft>
  );
}

interface OpenOrderProps<Actor extends OrderActor, Draft> extends RunningOrderPageProps {
  readonly store: OrderStore<Actor, Draft>;
  /** Renders the flow of an order that is not placed yet. */
  readonly children: (actor: Actor) => ReactNode;
}

function OpenOrder<Actor extends OrderActor, Draft>(props: OpenOrderProps<Actor, Draft>) {
  const { orders, store, kind, person, buyer, children } = props;
  const { state } = useLocation() as { readonly state: unknown };
  const again = useMemo(() => readOrderAgain(state), [state]);
  const actor = useOpenOrder(store, person, buyer, again);
  const end = useCallback(
    (orderId: number) => store.end(buyer.id, person.id, orderId),
    [store, buyer.id, person.id],
  );
  if (actor === null) return null; // Never painted: the order starts before.
  return (
    <RunningOrder actor={actor} newKey={orders.newKey} kind={kind} person={person} end={end}>
      {children(actor)}
    </RunningOrder>
  );
}

interface RunningOrderProps extends Pick<RunningOrderPageProps, 'kind' | 'person'> {
  readonly actor: OrderActor;
  readonly newKey: () => string;
  readonly end: (orderId: number) => void;
  /** The flow of an order that is not placed yet. */
  readonly children: ReactNode;
}

/**
 * Renders the flow of an order, and once it is placed its payment, and follows its state on the
 * server. An order that does not wait for its payment ends here: its page takes over.
 */
function RunningOrder({ actor, newKey, kind, person, end, children }: RunningOrderProps) {
  const { client, environment, clock, view } = useServices();
  const address = useMemo(
    () => createOrderAddress(actor, kind, person.id),
    [actor, kind, person.id],
  );
  const hasEarlierEntry = useCallback(() => canGoBack(view), [view]);
  const payment = useSelector(actor, (snapshot) => snapshot.children.payment);
  const context = useSelector(actor, (snapshot) => snapshot.context);
  const submittedAt = useSelector(actor, ({ context }) => context.placement.submittedAt);
  const orderId = payment?.getSnapshot().context.order.id ?? 0;
  const isPlaced = payment !== undefined;
  const { data: state = null } = useQuery({ ...orderQuery(client, orderId), enabled: isPlaced });
  useLiveQueries(isPlaced);
  const isSettled = isPlaced && state !== null && !asksForPayment(orderStage(state));
  useOrderAddress(address, hasEarlierEntry, isSettled ? routes.historyOrder(orderId) : null);
  useEffect(() => (isSettled ? () => end(orderId) : undefined), [isSettled, orderId, end]);

  if (!isPlaced) return children;
  if (isSettled) return <PageSkeleton label={orderCopy.loading} />;
  return (
    <PaymentFlow
      actor={payment}
      newKey={newKey}
      item={withPicture(orderedItem(context), state?.pictureUrl ?? null)}
      submittedAt={submittedAt}
      state={state}
      payee={getPayee(environment)}
      clock={clock}
      dukaHref={routes.duka()}
    />
  );
}

/** Sets the picture that the server has of a board, which has the words of the order. */
function withPicture(item: OrderedItem, pictureUrl: string | null): OrderedItem {
  return item.kind === FLOWERS && pictureUrl !== null ? { ...item, pictureUrl } : item;
}

/**
 * Returns the running order for a person, and another actor when another tab has changed the order.
 * If no order is running, the first render returns null; the order starts before the browser
 * paints.
 */
function useOpenOrder<Actor extends object, Draft>(
  store: OrderStore<Actor, Draft>,
  person: Person,
  buyer: SessionUser,
  again: OrderAgain | null,
): Actor | null {
  const [actor, setActor] = useState(() => store.get(buyer.id, person.id));
  useLayoutEffect(() => {
    const open = () => setActor(store.open(person, buyer, again));
    open();
    return store.subscribe(open);
  }, [store, person, buyer, again]);
  return actor;
}

/** Calls `showError` with errors of drafts, once for each error code. */
function useOrderErrors(orders: OrderStores, showError: (code: AppErrorCode) => void): void {
  const onError = useEffectEvent(showError);
  useEffect(() => {
    const shownCodes = new Set<AppErrorCode>();
    return orders.onError((code) => {
      if (shownCodes.has(code)) return;
      shownCodes.add(code);
      onError(code);
    });
  }, [orders]);
}
