import { fromPromise, type ActorRefFrom } from 'xstate';
import type { ApiClient } from '../../../api/http/client.ts';
import {
  createGreetingOrder,
  drawPreview,
  listPackages,
  listTemplates,
} from '../../../api/resources/greetings.ts';
import {
  createFlowerOrder,
  getProduct,
  listFlorists,
  listProducts,
} from '../../../api/resources/flowers.ts';
import { uploadLogo } from '../../../api/resources/logos.ts';
import { cancelVirtualAccount, inquireVirtualAccount } from '../../../api/resources/payment.ts';
import { getOrder } from '../../../api/resources/orders.ts';
import { fetchServerTime } from '../../../api/http/serverTime.ts';
import { toAppError } from '../../../domain/appError.ts';
import { isDeadlineHeld } from '../../../domain/orderState.ts';
import type { Florist, FloristProduct, FloristProductDetail } from '../../../domain/florist.ts';
import type { CardTemplate, Logo, TemplateGroup } from '../../../domain/greeting.ts';
import type { BankCode } from '../../../domain/bankCode.ts';
import { GREETING, type InquiryOutcome, type PlacementOutcome } from '../../../domain/order.ts';
import type { GreetingPackage } from '../../../domain/price.ts';
import type { LogoUpload } from '../../../machines/cardContent.ts';
import { required } from '../../../machines/common.ts';
import { flowerOrderMachine } from '../../../machines/flower-order/machine.ts';
import { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { Preview, PreviewRequest } from '../../../machines/greeting-order/types.ts';
import { paymentMachine } from '../../../machines/payment/machine.ts';
import { placementMachine, type PlacementRequest } from '../../../machines/placement/machine.ts';
import { shrinkPhoto } from '../../platform/photo/shrinkPhoto.ts';
import { createDeadline } from './deadline.ts';
import type { PendingUploads } from './pendingUploads.ts';
import type { Clock } from '../../../domain/clock.ts';

export type GreetingActor = ActorRefFrom<typeof greetingOrderMachine>;
export type FlowerActor = ActorRefFrom<typeof flowerOrderMachine>;

/** A running order of either kind. */
export type OrderActor = GreetingActor | FlowerActor;

export interface OrderActorDeps {
  readonly client: ApiClient;
  /** Whether the app offers virtual accounts where the server does. */
  readonly virtualAccount: boolean;
  readonly clock: Clock;
  /** The chosen files, which the machines know only by id. */
  readonly files: PendingUploads;
}

/** Provides the payment machine with actors that call the upstream. */
export function providePayment({ client, clock }: OrderActorDeps) {
  return paymentMachine.provide({
    actors: {
      waitUntil: createDeadline(
        clock,
        (signal) => fetchServerTime(client, signal),
        (orderId, signal) => fetchDeadline(client, orderId, signal),
      ),
      inquireInvoice: fromPromise<InquiryOutcome, { orderId: number; bank: BankCode }>(
        ({ input, signal }) => inquireVirtualAccount(client, input, signal),
      ),
      cancelInvoice: fromPromise<void, { invoiceId: number }>(({ input, signal }) =>
        cancelVirtualAccount(client, input.invoiceId, signal),
      ),
    },
  });
}

/**
 * Returns the deadline of an order, in ms since the epoch; infinite while a proof or money holds it,
 * and null for an upstream that does not know orders.
 */
async function fetchDeadline(
  client: ApiClient,
  orderId: number,
  signal: AbortSignal,
): Promise<number | null> {
  try {
    const order = await getOrder(client, orderId, signal);
    return isDeadlineHeld(order) ? Infinity : Date.parse(order.expiresAt);
  } catch (error) {
    if (toAppError(error).code === 'notFound') return null;
    throw error;
  }
}

/** Provides the placement machine with the request that creates an order of either kind. */
export function providePlacement({ client }: Pick<OrderActorDeps, 'client'>) {
  return placementMachine.provide({
    actors: {
      placeOrder: fromPromise<PlacementOutcome, PlacementRequest>(({ input, signal }) =>
        rejectOffline(() => sendOrder(client, input, signal)),
      ),
    },
  });
}

/** Provides the greeting order machine with actors that call the upstream. */
export function provideGreetingOrder(deps: OrderActorDeps) {
  const { client, virtualAccount } = deps;
  return greetingOrderMachine.provide({
    actors: {
      loadTemplates: fromPromise<readonly CardTemplate[], { group: TemplateGroup }>(
        ({ input, signal }) => listTemplates(client, input.group, signal),
      ),
      uploadLogo: provideUpload(deps),
      drawPreview: fromPromise<Preview, PreviewRequest>(({ input, signal }) =>
        drawPreview(client, input, signal),
      ),
      loadPackages: fromPromise<
        readonly GreetingPackage[],
        { personId: number; placeId: number | null; userId: number }
      >(async ({ input, signal }) => {
        const packages = await listPackages(client, input, signal);
        return virtualAccount
          ? packages
          : packages.map((each) => ({ ...each, virtualAccountBanks: [] }));
      }),
      placement: providePlacement(deps),
      payment: providePayment(deps),
    },
  });
}

/** Provides the flower order machine with actors that call the upstream. */
export function provideFlowerOrder(deps: OrderActorDeps) {
  const { client } = deps;
  return flowerOrderMachine.provide({
    actors: {
      loadFlorists: fromPromise<readonly Florist[], { funeralHouseId: number }>(
        ({ input, signal }) => listFlorists(client, input.funeralHouseId, signal),
      ),
      loadProducts: fromPromise<readonly FloristProduct[], { floristId: number }>(
        ({ input, signal }) => listProducts(client, input.floristId, signal),
      ),
      loadDetail: fromPromise<FloristProductDetail, { floristId: number; productId: number }>(
        ({ input, signal }) => getProduct(client, input, signal),
      ),
      uploadLogo: provideUpload(deps),
      placement: providePlacement(deps),
      payment: providePayment(deps),
    },
  });
}

function provideUpload({ client, files }: OrderActorDeps) {
  return fromPromise<Logo, LogoUpload>(async ({ input: { fileId, fileName, parent }, signal }) =>
    uploadLogo(client, await shrinkPhoto(await files.get(fileId)), fileName, {
      onProgress: (fraction) => parent.send({ type: 'logo.progress', fraction }),
      signal,
    }),
  );
}

function sendOrder(
  client: ApiClient,
  { content, key, submittedAt }: PlacementRequest,
  signal: AbortSignal,
): Promise<PlacementOutcome> {
  if (content.kind !== GREETING) return createFlowerOrder(client, { ...content, key }, signal);
  const at = required(submittedAt, 'time of submission');
  return createGreetingOrder(client, { ...content, key, submittedAt: at }, signal);
}

/** Returns a rejection if the device is offline, because nothing was sent. */
async function rejectOffline(send: () => Promise<PlacementOutcome>): Promise<PlacementOutcome> {
  try {
    return await send();
  } catch (thrown) {
    const { code } = toAppError(thrown);
    if (code === 'offline') return { type: 'rejected', code };
    throw thrown;
  }
}
