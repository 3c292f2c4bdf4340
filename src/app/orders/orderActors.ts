import { fromPromise } from 'xstate';
import type { ApiClient } from '../../api/client.ts';
import { createGreetingOrder, drawPreview, listPackages, listTemplates } from '../../api/greetings.ts';
import { uploadLogo } from '../../api/logos.ts';
import { cancelVirtualAccount, inquireVirtualAccount } from '../../api/payment.ts';
import { isOutcomeUnknown, toAppError } from '../../domain/appError.ts';
import type { CardTemplate, Logo, TemplateGroup } from '../../domain/greeting.ts';
import type { PlacementOutcome } from '../../domain/order.ts';
import type { GreetingPackage } from '../../domain/price.ts';
import { greetingOrderMachine } from '../../machines/greetingOrderMachine.ts';
import type { GreetingOrderRequest, Preview, PreviewRequest } from '../../machines/greetingOrderTypes.ts';
import { paymentMachine, type InquiryOutcome } from '../../machines/paymentMachine.ts';
import type { FileShelf } from './fileShelf.ts';
import { createWaitUntil, type Clock } from './waitUntil.ts';

export interface OrderActorDeps {
  readonly client: ApiClient;
  readonly clock: Clock;
  /** Where chosen files wait, outside the machines. */
  readonly files: FileShelf;
}

/** The payment tail, wired to the upstream. */
export function wirePayment({ client, clock }: OrderActorDeps) {
  return paymentMachine.provide({
    actors: {
      waitUntil: createWaitUntil(clock),
      inquireInvoice: fromPromise<InquiryOutcome, { orderId: number }>(({ input, signal }) =>
        inquireVirtualAccount(client, input, signal),
      ),
      cancelInvoice: fromPromise<void, { invoiceId: number }>(({ input, signal }) =>
        cancelVirtualAccount(client, input.invoiceId, signal),
      ),
    },
  });
}

/** The greeting order, wired to the upstream. */
export function wireGreetingOrder(deps: OrderActorDeps) {
  const { client, files } = deps;
  return greetingOrderMachine.provide({
    actors: {
      loadTemplates: fromPromise<readonly CardTemplate[], { group: TemplateGroup }>(({ input, signal }) =>
        listTemplates(client, input.group, signal),
      ),
      uploadLogo: fromPromise<Logo, { fileId: string; fileName: string; onProgress: (fraction: number) => void }>(
        async ({ input, signal }) => {
          const file = await files.take(input.fileId);
          return uploadLogo(client, file, input.fileName, { onProgress: input.onProgress, signal });
        },
      ),
      drawPreview: fromPromise<Preview, PreviewRequest>(({ input, signal }) => drawPreview(client, input, signal)),
      loadPackages: fromPromise<readonly GreetingPackage[], { personId: number; placeId: number; userId: number }>(
        ({ input, signal }) => listPackages(client, input, signal),
      ),
      placeOrder: fromPromise<PlacementOutcome, GreetingOrderRequest>(({ input, signal }) =>
        settle(createGreetingOrder(client, input, signal)),
      ),
      payment: wirePayment(deps),
    },
  });
}

/** A failure after which nothing can have been done is an answer; the machine may go back to the form. */
async function settle(placement: Promise<PlacementOutcome>): Promise<PlacementOutcome> {
  try {
    return await placement;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isOutcomeUnknown(error.code)) throw error;
    return { type: 'refused', code: error.code };
  }
}
