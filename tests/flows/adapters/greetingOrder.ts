import type { SnapshotFrom } from 'xstate';
import { greetingCategory } from '../../../src/domain/greeting.ts';
import { GREETING, type PlacedOrder } from '../../../src/domain/order.ts';
import type { GreetingPackage } from '../../../src/domain/price.ts';
import { FORM_STEPS, routes } from '../../../src/domain/routes.ts';
import type { greetingOrderMachine } from '../../../src/machines/greeting-order/machine.ts';
import { logoPath, templatesOf } from '../../../src/testing/fixtures/greetings.ts';
import { virtualAccountInvoice } from '../../../src/testing/fixtures/orders.ts';
import type { TestStep } from '@dukacita/flows';
import { greetingRequests } from '../expected/greetingRequests.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { defineAppAdapter } from '../support/defineAppAdapter.ts';
import type { Driver, OpenDriver } from '../support/driver.ts';
import { given, noResponseAnswers, rejected, served, type BodyOf } from '../support/network.ts';
import { openOrder, openedStep } from '../support/orderDraft.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { toPlacedGreeting, toWirePackages } from '../support/wireOrder.ts';
import { placementActor } from '../support/placementActor.ts';
import { payAndOrderAgain } from '../support/payAndOrderAgain.ts';
import { greetingFlow } from '../parts/greetingOrder.ts';
import { adapterParts } from '../support/flowPart.ts';

type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;

const PACKAGES = 'GET /packages/ucapan/';
const TEMPLATES = 'GET /imgtemplates';
const UPLOAD = 'POST /florist/message/logo/';
const PLACE = 'POST /messages';
const INQUIRE = 'POST /api/v1.0/payment/va/inquiry';
const previews = {
  note: 'POST /messages/preview/',
  quotes: 'POST /messages/previewquotes/',
  logo: 'POST /messages/previewlogo/',
} as const;

/** Creates the adapter of the greeting order on the whole app. */
export function createGreetingOrderAdapter(
  model: ReturnType<typeof createGreetingOrderModel>,
  fixtures: Fixtures,
  openDriver: OpenDriver,
) {
  return defineAppAdapter(
    model,
    {
      open: (input) =>
        openOrder({ ...input, kind: GREETING, step: openedStep(GREETING, input.draft) }),
      requests: greetingRequests,
      token: fixtures.session.accessToken,
      ...adapterParts(greetingFlow(fixtures)),
      actors: {
        loadTemplates: {
          operation: TEMPLATES,
          answers: {
            loaded: ({ before }) =>
              served(TEMPLATES, {
                results: templatesOf(greetingCategory(before.context.content.mode ?? 3).group),
              }),
            none: given(TEMPLATES, { results: [] }),
            ...noResponseAnswers,
          },
        },
        uploadLogo: {
          operation: UPLOAD,
          answers: {
            uploaded: served(UPLOAD, logoPath),
            rejected: rejected('logoInvalid'),
            ...noResponseAnswers,
          },
        },
        drawPreview: {
          operation: ({ context }) => previews[greetingCategory(context.content.mode ?? 3).page],
          answers: {
            drawn: served(previews.note, fixtures.card.url),
            tooLong: rejected('cardTextTooLong'),
            gone: rejected('templateUnavailable'),
            ...noResponseAnswers,
          },
        },
        loadPackages: {
          operation: PACKAGES,
          answers: {
            loaded: (stepContext) => served(PACKAGES, offers(stepContext)),
            priceRaised: (stepContext) => given(PACKAGES, offers(stepContext)),
            none: given(PACKAGES, { results: [] }),
            ...noResponseAnswers,
          },
        },
        placement: placementActor(PLACE, {
          placed: (stepContext) =>
            served(
              PLACE,
              toPlacedGreeting(stepOutput<{ readonly order: PlacedOrder }>(stepContext).order),
            ),
          templateUnavailable: rejected('templateUnavailable'),
          packageUnavailable: rejected('packageUnavailable'),
          keyReused: rejected('idempotencyKeyReused'),
          rejected: rejected('validationFailed'),
        }),
        payment: {
          handlers: { again: (driver, { before }) => orderAgain(driver, before) },
          calls: (at) => (requestsInvoice(at) ? [INQUIRE] : []),
        },
      },
      placing: {
        operation: PLACE,
        newOrderSteps: ['order.startOver', 'payment: again'],
      },
      // Going back to a form of a placed order leaves the order (R153, useOrderAddress.browser.test.tsx).
      unreachableAddresses: (at) =>
        at.matches('paying')
          ? []
          : FORM_STEPS[GREETING].filter((step) => !at.can({ type: 'address.visit', step })).map(
              (step) => routes.order(GREETING, step, at.context.person.id),
            ),
    },
    openDriver,
  );
}

function offers(stepContext: { readonly step: TestStep }): BodyOf<typeof PACKAGES> {
  return toWirePackages(stepOutput<readonly GreetingPackage[]>(stepContext));
}

function requestsInvoice({ context: { method, draft } }: Snapshot): boolean {
  return (
    (draft?.payment?.method ?? method) === 'virtualAccount' &&
    (draft?.payment?.invoice ?? null) === null
  );
}

/** Pays from the checkout to the confirmation, and orders the same greeting again. */
async function orderAgain(driver: Driver, before: Snapshot): Promise<void> {
  const { order } = before.context;
  const amount = order?.total ?? 0;
  if (requestsInvoice(before))
    await driver.answer(INQUIRE, served(INQUIRE, { ...virtualAccountInvoice, amount }));
  await payAndOrderAgain(driver, order);
}
