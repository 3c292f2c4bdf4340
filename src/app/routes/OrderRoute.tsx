import { useQuery } from '@tanstack/react-query';
import { use, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { personQuery } from '../../api/resources/personQueries.ts';
import { flowersCopy } from '../../copy/flowers.ts';
import { orderCopy } from '../../copy/order.ts';
import { errorCopy } from '../../copy/errors.ts';
import { toAppError } from '../../domain/appError.ts';
import { hasPassed } from '../../domain/clock.ts';
import { deliversFlowers } from '../../domain/flowerDelivery.ts';
import { FLOWERS } from '../../domain/order.ts';
import { isPaymentStep, parseOrderPath, routes, type PaymentStep } from '../../domain/routes.ts';
import { getWhatsAppLink } from '../../format/phone.ts';
import { NotDeliveredScreen } from '../../features/flowers/NotDeliveredScreen.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { FailedState } from '../../ui/failed-state/FailedState.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { RunningOrderPage } from './order/RunningOrderPage.tsx';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { linkedPersonId } from './personIds.ts';
import { checkoutCopy } from '../../copy/checkout.ts';
import { greetingCopy } from '../../copy/greeting.ts';
import { stepNames } from '../../copy/orderProgress.ts';
import { stageCopy } from '../../copy/orderState.ts';

/** Renders the paths of orders; without a person, redirects to `/duka`. */
export function OrderRoute() {
  const { loadOrders, client, clock, environment } = useServices();
  const orders = use(loadOrders());
  const location = useLocation();
  useDocumentTitle(orderTitle(location.pathname));
  const buyer = useSession()?.user;
  const { kind, step } = parseOrderPath(location.pathname) ?? {};
  const linkedId = linkedPersonId(location);
  const personId =
    buyer === undefined || kind === undefined
      ? null
      : (linkedId ?? orders.lastPersonId(kind, buyer.id));
  const store = kind === FLOWERS ? orders.flowers : orders.greetings;
  const saved =
    buyer === undefined || personId === null ? null : store.savedPerson(buyer.id, personId);
  const person = useQuery({
    ...personQuery(client, personId ?? 0),
    enabled: personId !== null && saved === null,
  });
  const knownPerson = saved ?? person.data;
  const knownPersonId = knownPerson?.id;

  useEffect(() => {
    if (buyer !== undefined && kind !== undefined && knownPersonId !== undefined)
      orders.setLastPerson(kind, buyer.id, knownPersonId);
  }, [orders, buyer, kind, knownPersonId]);

  if (kind === undefined || step === undefined || buyer === undefined)
    return <PageSkeleton label={orderCopy.loading} />;
  if (personId === null) return <Navigate to={routes.duka()} replace />;
  const endedId = isPaymentStep(step) ? store.endedId(buyer.id, personId) : null;
  if (endedId !== null) return <Navigate to={routes.historyOrder(endedId)} replace />;
  const url = routes.order(kind, step, personId);
  if (location.pathname + location.search !== url)
    return <Navigate to={url} state={location.state} replace />;

  if (knownPerson !== undefined) {
    const { boardUntil, cardInRoomUntil } = knownPerson.deliverable;
    const isTooLate = saved === null && hasPassed(boardUntil, clock.now());
    if (kind === FLOWERS && (isTooLate || !deliversFlowers(knownPerson.funeralHouse.id)))
      return (
        <NotDeliveredScreen
          personId={knownPerson.id}
          personName={knownPerson.name}
          tooLateHref={
            isTooLate
              ? getWhatsAppLink(
                  environment.phones.customerService,
                  flowersCopy.tooLateQuestion(knownPerson.name),
                )
              : undefined
          }
          isDeparted={hasPassed(cardInRoomUntil, clock.now())}
        />
      );
    return (
      <RunningOrderPage
        key={`${kind}:${buyer.id}:${knownPerson.id}`}
        orders={orders}
        kind={kind}
        person={knownPerson}
        buyer={buyer}
      />
    );
  }
  if (!person.isError) return <PageSkeleton label={orderCopy.loading} />;
  return (
    <Page heading={orderCopy.personFailedHeading}>
      <FailedState
        title={orderCopy.personFailed}
        retryLabel={orderCopy.retry}
        onRetry={() => void person.refetch()}
        retrying={person.isFetching}
        action={
          <Button variant="quiet" href={routes.duka()}>
            {orderCopy.backToDuka}
          </Button>
        }
      >
        {errorCopy[toAppError(person.error).code]}
      </FailedState>
    </Page>
  );
}

const forms = { ...greetingCopy.steps, ...flowersCopy.steps };

const paymentTitles: Readonly<Record<PaymentStep, string>> = {
  checkout: stepNames.checkout,
  checkoutVirtualAccount: stepNames.checkout,
  finish: checkoutCopy.finishHeading,
  finishVirtualAccount: checkoutCopy.finishHeading,
  confirm: stageCopy.awaitingPayment.heading,
};

/** Returns the document title of an order page; undefined if the path belongs to no order. */
function orderTitle(pathname: string): string | undefined {
  const step = parseOrderPath(pathname)?.step;
  if (step === undefined) return undefined;
  return isPaymentStep(step) ? paymentTitles[step] : forms[step].heading;
}
