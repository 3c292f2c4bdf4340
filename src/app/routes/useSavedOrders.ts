import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { STALE_TIMES, queryDefaults } from '../../api/resources/queryDefaults.ts';
import { orderCopy } from '../../copy/order.ts';
import { orderNews } from '../../copy/savedOrders.ts';
import { GREETING, FLOWERS } from '../../domain/order.ts';
import { routes, placingStep, type OrderStep } from '../../domain/routes.ts';
import type { SavedOrderEntry, SavedOrderState } from '../../features/home/ResumeOrders.tsx';
import { useToast } from '../../ui/toast/useToast.ts';
import type { OrderStores } from '../orders/store/orderStores.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { useLiveQueries } from './useLiveQueries.ts';
import type { FlowerDraft } from '../../machines/flower-order/types.ts';
import type { GreetingDraft } from '../../machines/greeting-order/types.ts';
import type { ApiClient } from '../../api/http/client.ts';
import { listOrders } from '../../api/resources/orders.ts';
import { phaseCopy } from '../../copy/orderPhase.ts';
import { stageGroups } from '../../domain/history.ts';
import { orderPhase } from '../../domain/orderPhase.ts';
import { asksForPayment, isFinished, orderStage } from '../../domain/orderState.ts';

/** Returns the unfinished saved orders on this device; empty while they are loading. */
export function useSavedOrders(): readonly SavedOrderEntry[] {
  const { client, clock, loadOrders } = useServices();
  const userId = useSession()?.user.id ?? null;
  const toast = useToast();
  const [result, setResult] = useState<Result>(EMPTY_RESULT);
  const showDiscarded = useEffectEvent((personName: string) =>
    toast({ tone: 'info', text: orderCopy.discarded(personName) }),
  );

  useEffect(() => {
    let isMounted = true;
    let unsubscribe = () => {};
    if (userId !== null) {
      void loadOrders().then(
        (stores) => {
          if (!isMounted) return;
          const update = () => {
            setResult({
              userId,
              orders: stores.saved(userId).map((saved) => toResumable(saved, () => discard(saved))),
            });
          };
          const discard = ({ kind, person }: Saved) => {
            (kind === GREETING ? stores.greetings : stores.flowers).discard(userId, person.id);
            showDiscarded(person.name);
            update();
          };
          unsubscribe = stores.subscribeToOtherTabs(update);
          update();
        },
        () => {}, // The next visit of a page loads them again.
      );
    }
    return () => {
      isMounted = false;
      unsubscribe();
    };
  }, [loadOrders, userId]);

  const orders = result.userId === userId ? result.orders : EMPTY_RESULT.orders;
  const hasPlacedOrder = orders.some(({ orderId }) => orderId !== null);
  const states = useQuery({
    ...queryDefaults,
    queryKey: ['orders', userId, 'saved'],
    queryFn: ({ signal }) => readSavedOrderStates(client, clock.now(), signal),
    staleTime: STALE_TIMES.own,
    enabled: hasPlacedOrder,
  });
  useLiveQueries(hasPlacedOrder);
  return orders.flatMap(({ orderId, ...order }) => {
    const state = orderId === null ? undefined : states.data?.get(orderId);
    if (orderId === null || state === undefined) return [order];
    if (state.isFinished) return [];
    return [
      {
        ...order,
        text: `${order.text} · ${state.badge}`,
        server: state,
        ...(state.isSettled && { href: routes.historyOrder(orderId) }),
      },
    ];
  });
}

type Saved = ReturnType<OrderStores['saved']>[number];

interface Result {
  readonly userId: number | null;
  readonly orders: readonly SavedEntry[];
}

/** An entry with the id of its order on the server; null until it is placed. */
interface SavedEntry extends SavedOrderEntry {
  readonly orderId: number | null;
}

const EMPTY_RESULT: Result = { userId: null, orders: [] };

function toResumable({ kind, person, draft }: Saved, onDiscard: () => void): SavedEntry {
  return {
    key: `${kind} ${person.id}`,
    kind,
    orderId: draft.order?.id ?? null,
    personId: person.id,
    personName: person.name,
    text: kind === GREETING ? orderCopy.resumeGreeting : orderCopy.resumeFlowers,
    href: routes.order(kind, getDraftStep(draft), person.id),
    status: draft.order !== null ? 'placed' : draft.step === 'placing' ? 'unknown' : 'draft',
    server: null,
    onDiscard,
  };
}

/** Returns the step at which a saved order is resumed. */
export function getDraftStep(draft: GreetingDraft | FlowerDraft): OrderStep {
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  if (draft.step === 'placing') return placingStep('florist' in draft ? FLOWERS : GREETING);
  return draft.step;
}

/** Reads the states of the signed-in user's orders, by order id. */
async function readSavedOrderStates(
  client: ApiClient,
  now: number,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, SavedOrderState>> {
  const orders = await listOrders(client, signal);
  return new Map(
    orders.map((order) => {
      const stage = orderStage(order);
      const state = {
        badge: phaseCopy[orderPhase(order, now)].badge,
        news: orderNews[stage],
        isPaid: order.payment === 'paid',
        group: stageGroups[stage],
        isSettled: !asksForPayment(stage),
        isFinished: isFinished(stage),
      };
      return [order.orderId, state];
    }),
  );
}
