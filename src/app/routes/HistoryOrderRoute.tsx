import { use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { checkoutCopy } from '../../copy/checkout.ts';
import { orderPageCopy } from '../../copy/orderPage.ts';
import { orderNumber } from '../../domain/order.ts';
import type { SessionUser } from '../../domain/session.ts';
import { CorrectionScreen } from '../../features/greeting/correction/CorrectionScreen.tsx';
import { NotifyMe } from '../../features/order-page/NotifyMe.tsx';
import { OrderPageFlow } from '../../features/order-page/OrderPageFlow.tsx';
import { getWhatsAppLink } from '../../format/phone.ts';
import { FocusKeyContext } from '../../ui/page/Page.tsx';
import type { OrderPageActor } from '../orders/page/orderPages.ts';
import { getPayee } from '../platform/environment.ts';
import { useServices, useSession } from '../services/ServicesContext.ts';
import { PageSkeleton } from '../shell/PageSkeleton.tsx';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { createShareOptions } from './createShareOptions.ts';
import { SenderDraft } from './SenderDraft.tsx';
import { useNotifications } from './useNotifications.ts';

export function HistoryOrderRoute() {
  const { id = '' } = useParams();
  const buyer = useSession()?.user;
  if (!/^[1-9]\d{0,8}$/.test(id)) return <NotFoundRoute />;
  if (buyer === undefined) return <PageSkeleton label={orderPageCopy.loading} />;
  return <OpenOrder key={`${buyer.id} ${id}`} buyer={buyer} orderId={Number(id)} />;
}

interface OpenOrderProps {
  readonly buyer: SessionUser;
  readonly orderId: number;
}

function OpenOrder({ buyer, orderId }: OpenOrderProps) {
  const services = useServices();
  const pages = use(services.loadOrderPages());
  const [actor, setActor] = useState<OrderPageActor | null>(null);
  const page = useMemo(
    () => ({ userId: buyer.id, username: buyer.username, orderId }),
    [buyer, orderId],
  );
  useDocumentTitle(`${orderPageCopy.title} ${orderNumber(orderId)}`);

  useLayoutEffect(() => {
    const open = () => setActor(pages.open(page));
    open();
    return () => pages.leave(page);
  }, [pages, page]);

  const { environment, clock, view } = services;
  const share = useCallback(
    (address: string, text: string) => createShareOptions(view, address, text),
    [view],
  );
  const payee = getPayee(environment);
  if (actor === null) return null; // Never painted: the page starts before.
  return (
    <OrderPageFlow
      actor={actor}
      clock={clock}
      payee={payee}
      chosenProof={pages.chosenFile(page, 'proof')}
      share={share}
      onPrint={() => view.print()}
      notifications={<Notifications />}
      renderCorrection={(correction, rejected, departure) => (
        <SenderDraft order={`correction:${orderId}`} userId={buyer.id}>
          <FocusKeyContext value="correction">
            <CorrectionScreen
              actor={correction}
              rejected={rejected}
              departure={departure}
              chatHref={getWhatsAppLink(
                payee.customerServicePhone,
                checkoutCopy.question(orderNumber(orderId)),
              )}
              chosenFile={pages.chosenFile(page, 'logo')}
            />
          </FocusKeyContext>
        </SenderDraft>
      )}
    />
  );
}

/** Renders the offer of messages on this device. */
function Notifications() {
  return <NotifyMe {...useNotifications()} />;
}
