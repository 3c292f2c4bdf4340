import type { Florist, FloristProduct, FloristProductDetail } from '../../../src/domain/florist.ts';
import type { Logo } from '../../../src/domain/greeting.ts';
import { FLOWERS, type PlacedOrder } from '../../../src/domain/order.ts';
import type { flowerOrderMachine } from '../../../src/machines/flower-order/machine.ts';
import { flowerRequests } from '../expected/flowerRequests.ts';
import type { Fixtures } from '../models/fixtures.ts';
import type { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { flowerFlow } from '../parts/flowerOrder.ts';
import { defineAppAdapter, type StepContext } from '../support/defineAppAdapter.ts';
import type { OpenDriver } from '../support/driver.ts';
import { adapterParts } from '../support/flowPart.ts';
import { given, noResponseAnswers, rejected, served, type BodyOf } from '../support/network.ts';
import { openOrder, openedStep } from '../support/orderDraft.ts';
import { payAndOrderAgain } from '../support/payAndOrderAgain.ts';
import { placementActor } from '../support/placementActor.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { toPlacedFlowers } from '../support/wireOrder.ts';

const FLORISTS = 'GET /partners/florist/list/actives';
const PRODUCTS = 'GET /partners/florist/{id}/products';
const DETAIL = 'GET /partners/florist/{id}/product/{productId}';
const UPLOAD = 'POST /florist/message/logo/';
const PLACE = 'POST /florist/message';

/** Creates the adapter of the flower order on the whole app. */
export function createFlowerOrderAdapter(
  model: ReturnType<typeof createFlowerOrderModel>,
  fixtures: Fixtures,
  openDriver: OpenDriver,
) {
  return defineAppAdapter(
    model,
    {
      open: (input) =>
        openOrder({ ...input, kind: FLOWERS, step: openedStep(FLOWERS, input.draft) }),
      requests: flowerRequests,
      token: fixtures.session.accessToken,
      ...adapterParts(flowerFlow(fixtures)),
      actors: {
        loadFlorists: {
          operation: FLORISTS,
          answers: {
            loaded: (stepContext) => served(FLORISTS, florists(stepContext)),
            none: (stepContext) => given(FLORISTS, florists(stepContext)),
            ...noResponseAnswers,
          },
        },
        loadProducts: {
          operation: PRODUCTS,
          answers: {
            loaded: (stepContext) => served(PRODUCTS, products(stepContext)),
            priceRaised: (stepContext) => given(PRODUCTS, products(stepContext)),
            none: (stepContext) => given(PRODUCTS, products(stepContext)),
            gone: rejected('notFound'),
            ...noResponseAnswers,
          },
        },
        loadDetail: {
          operation: DETAIL,
          answers: {
            loaded: (stepContext) => served(DETAIL, detail(stepContext)),
            gone: rejected('notFound'),
            ...noResponseAnswers,
          },
        },
        uploadLogo: {
          operation: UPLOAD,
          answers: {
            uploaded: (stepContext) => served(UPLOAD, stepOutput<Logo>(stepContext).path),
            rejected: rejected('logoInvalid'),
            ...noResponseAnswers,
          },
        },
        placement: placementActor(PLACE, {
          placed: (stepContext) =>
            served(
              PLACE,
              toPlacedFlowers(stepOutput<{ readonly order: PlacedOrder }>(stepContext).order),
            ),
          floristUnavailable: rejected('floristUnavailable'),
          productUnavailable: rejected('productUnavailable'),
          logoRejected: rejected('logoInvalid'),
          notDelivered: rejected('flowersNotDelivered'),
          keyReused: rejected('idempotencyKeyReused'),
          rejected: rejected('validationFailed'),
        }),
        payment: {
          handlers: {
            again: (driver, { before }) => payAndOrderAgain(driver, before.context.order),
          },
        },
      },
      placing: {
        operation: PLACE,
        newOrderSteps: ['order.startOver', 'payment: again'],
      },
    },
    openDriver,
  );
}

type FlowerStepContext = StepContext<typeof flowerOrderMachine>;

function florists(stepContext: FlowerStepContext): BodyOf<typeof FLORISTS> {
  return {
    results: stepOutput<readonly Florist[]>(stepContext).map(
      ({ id, name, photoUrl, description }) => ({
        id,
        ...(name !== null && { name }),
        photo: photoUrl,
        description,
      }),
    ),
  };
}

type BoardDesign = NonNullable<BodyOf<typeof PRODUCTS>['result'][number]['board']>;

function products(stepContext: FlowerStepContext): BodyOf<typeof PRODUCTS> {
  const result = stepOutput<readonly FloristProduct[]>(stepContext);
  return {
    result: result.map(({ board, ...product }) => ({
      ...product,
      ...(board && { board: board as BoardDesign }),
    })),
  };
}

function detail(stepContext: FlowerStepContext): BodyOf<typeof DETAIL> {
  const { photoUrls, description } = stepOutput<FloristProductDetail>(stepContext);
  return { photos: [...photoUrls], description };
}
