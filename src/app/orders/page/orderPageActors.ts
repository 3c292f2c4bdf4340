import { fromPromise } from 'xstate';
import type { ApiClient } from '../../../api/http/client.ts';
import { drawPreview, listTemplates } from '../../../api/resources/greetings.ts';
import { uploadLogo } from '../../../api/resources/logos.ts';
import { getPerson } from '../../../api/resources/persons.ts';
import {
  cancelOrder,
  correctCard,
  getOrder,
  uploadProof,
  type SeenOrder as SeenVersion,
} from '../../../api/resources/orders.ts';
import { inquireVirtualAccount } from '../../../api/resources/payment.ts';
import type { Clock } from '../../../domain/clock.ts';
import { shrinkPhoto } from '../../platform/photo/shrinkPhoto.ts';
import type { Logo, TemplateGroup } from '../../../domain/greeting.ts';
import type { BankCode } from '../../../domain/bankCode.ts';
import type { InquiryOutcome } from '../../../domain/order.ts';
import type { OrderDetail } from '../../../domain/orderState.ts';
import {
  cardCorrectionMachine,
  type CorrectedCard,
  type OfferedTemplates,
  type SentCorrection,
} from '../../../machines/card-correction/machine.ts';
import type { LogoUpload } from '../../../machines/cardContent.ts';
import type { Preview } from '../../../machines/greeting-order/types.ts';
import { orderPageMachine } from '../../../machines/order-page/machine.ts';
import type { ProofUpload, SeenOrder } from '../../../machines/order-page/types.ts';

export interface OrderPageActorDeps {
  readonly client: ApiClient;
  readonly clock: Clock;
  /** Returns a chosen file by its id. */
  readonly getFile: (id: string) => Promise<Blob>;
  /** Returns what this device has seen of an order last, or null. Never rejects. */
  readonly loadSeen: (orderId: number) => Promise<SeenOrder | null>;
  /** Remembers the bank of an opened virtual account. */
  readonly rememberBank: (bank: BankCode) => void;
}

/** Provides the order page machine with actors that call the upstream. */
export function provideOrderPage(deps: OrderPageActorDeps) {
  const { client, clock, getFile, loadSeen, rememberBank } = deps;
  const see = async (order: Promise<OrderDetail>): Promise<SeenOrder> => ({
    order: await order,
    seenAt: clock.now(),
  });
  return orderPageMachine.provide({
    actors: {
      loadSeen: fromPromise<SeenOrder | null, { orderId: number }>(({ input }) =>
        loadSeen(input.orderId),
      ),
      readOrder: fromPromise<SeenOrder, { orderId: number }>(({ input, signal }) =>
        see(getOrder(client, input.orderId, signal)),
      ),
      cancelOrder: fromPromise<SeenOrder, SeenVersion>(({ input, signal }) =>
        see(cancelOrder(client, input, signal)),
      ),
      uploadProof: fromPromise<SeenOrder, ProofUpload>(
        async ({ input: { orderId, fileId, fileName, parent }, signal }) => {
          const file = await shrinkPhoto(await getFile(fileId));
          const onProgress = (fraction: number) =>
            parent.send({ type: 'proof.progress', fraction });
          return see(uploadProof(client, { orderId, file, fileName }, { onProgress, signal }));
        },
      ),
      openInvoice: fromPromise<InquiryOutcome, { orderId: number; bank: BankCode }>(
        async ({ input, signal }) => {
          const outcome = await inquireVirtualAccount(client, input, signal);
          if (outcome.type === 'opened') rememberBank(outcome.invoice.bank);
          return outcome;
        },
      ),
      correction: cardCorrectionMachine.provide({
        actors: {
          loadTemplates: fromPromise<OfferedTemplates, { group: TemplateGroup; personId: number }>(
            async ({ input: { group, personId }, signal }) => {
              const [templates, familyFaith] = await Promise.all([
                listTemplates(client, group, signal),
                // Only religious cards are for a faith, and they can be chosen without knowing it.
                group === 'E'
                  ? getPerson(client, personId, signal).then(
                      ({ faith }) => faith,
                      () => null,
                    )
                  : null,
              ]);
              return { templates, familyFaith };
            },
          ),
          uploadLogo: fromPromise<Logo, LogoUpload>(
            async ({ input: { fileId, fileName, parent }, signal }) =>
              uploadLogo(client, await getFile(fileId), fileName, {
                onProgress: (fraction) => parent.send({ type: 'logo.progress', fraction }),
                signal,
              }),
          ),
          drawPreview: fromPromise<Preview, CorrectedCard>(({ input, signal }) => {
            const { person, username, content, templateId } = input;
            const request = { ...content, person, buyer: { username }, templateId };
            return drawPreview(client, request, signal);
          }),
          correctCard: fromPromise<SeenOrder, SentCorrection>(({ input, signal }) =>
            see(correctCard(client, input, signal)),
          ),
        },
      }),
    },
  });
}
