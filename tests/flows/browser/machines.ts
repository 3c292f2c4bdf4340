import type { SnapshotFrom } from 'xstate';
import type { ApiClient } from '../../../src/api/http/client.ts';
import { updateProfile } from '../../../src/api/resources/users.ts';
import { FLOWERS, GREETING, type OrderKind, type PlacedOrder } from '../../../src/domain/order.ts';
import type { OrderDetail } from '../../../src/domain/orderState.ts';
import type {
  cardCorrectionMachine,
  CardCorrectionInput,
} from '../../../src/machines/card-correction/machine.ts';
import type { AnyAdapter, Model, TestPath } from '@dukacita/flows';
import { createAuthAdapter } from '../adapters/auth.ts';
import { createCardCorrectionAdapter } from '../adapters/cardCorrection.ts';
import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { createOrderPageAdapter } from '../adapters/orderPage.ts';
import { createPaymentAdapter } from '../adapters/payment.ts';
import { createPlacementAdapter } from '../adapters/placement.ts';
import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { createAuthModel } from '../models/auth.ts';
import { createCardCorrectionModel, orderAfter } from '../models/cardCorrection.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { createOrderPageModel } from '../models/orderPage.ts';
import { createPaymentModel } from '../models/payment.ts';
import { createPlacementModel } from '../models/placement.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import type { OpenDriver, OpenOptions } from '../support/driver.ts';
import type { GeneratedValues } from './createSubstitutions.ts';
import { openAuthPage } from './openAuthPage.ts';
import { openOrderPage } from './openOrderPage.ts';
import { orderAfterPath } from './orderAfterPath.ts';
import { orderCard } from './orderGreeting.ts';
import { orderRejectedCard } from './orderRejectedCard.ts';
import { openPage, type PageDriver, type PageDriverOptions } from './openPage.ts';

/** Binds the options of one path to a function that opens the app. */
export type Opener = <D extends PageDriver>(
  open: (opening: OpenOptions, options: PageDriverOptions) => Promise<D>,
) => (opening: OpenOptions) => Promise<D>;

/** A machine whose paths run on the built app. */
export interface TestedMachine {
  readonly model: Model;
  /** @param address the origin of the app */
  readonly createAdapter: (opener: Opener, address: string) => AnyAdapter | Promise<AnyAdapter>;
  /** The fixtures whose values the server generates on its paths. */
  readonly namedValues: GeneratedValues;
  /** Restores the server data that its paths change. */
  readonly restoreServer?: ((client: ApiClient) => Promise<void>) | undefined;
  /** The order with which each of its paths starts; undefined if they start without one. */
  readonly order?:
    | {
        readonly place: (
          address: string,
          client: ApiClient,
          testPath: TestPath,
        ) => Promise<PlacedOrder>;
        /** Returns the order as the server must have it after a path. */
        readonly after: (testPath: TestPath) => OrderDetail;
      }
    | undefined;
}

/** Creates the models and adapters of all machines for the fixtures of a server. */
export function createMachines(fixtures: Fixtures): Readonly<Record<string, TestedMachine>> {
  const { profile, greetingOrder, orderDetail, flowerOrder, invoice, logo } = fixtures;
  const named = (order: PlacedOrder): GeneratedValues => ({ order, invoice, logo });
  const cardCorrection = createCardCorrectionModel(fixtures);
  const orderPage = createOrderPageModel(fixtures);
  const auth = createAuthModel(fixtures, 'app');
  const placementOf = (kind: OrderKind, values: GeneratedValues) =>
    tested(
      fixtures,
      createPlacementModel(kind, fixtures),
      (model, ...others) => createPlacementAdapter(kind, model, ...others),
      values,
    );
  return {
    auth: {
      model: auth as unknown as Model,
      createAdapter: (opener) => createAuthAdapter(auth, fixtures, opener(openAuthPage)),
      namedValues: named(greetingOrder),
    },
    greetingOrder: tested(
      fixtures,
      createGreetingOrderModel(fixtures),
      createGreetingOrderAdapter,
      named(greetingOrder),
    ),
    flowerOrder: tested(
      fixtures,
      createFlowerOrderModel(fixtures),
      createFlowerOrderAdapter,
      named(flowerOrder),
    ),
    greetingPlacement: placementOf(GREETING, named(greetingOrder)),
    flowerPlacement: placementOf(FLOWERS, named(flowerOrder)),
    profileEditor: {
      ...tested(
        fixtures,
        createProfileEditorModel(fixtures),
        createProfileEditorAdapter,
        named(greetingOrder),
      ),
      restoreServer: (client) =>
        updateProfile(client, profile.username, {
          ...profile,
          name: profile.name ?? '',
          email: profile.email ?? '',
        }),
    },
    payment: tested(
      fixtures,
      createPaymentModel(fixtures),
      createPaymentAdapter,
      named(greetingOrder),
    ),
    orderPage: {
      model: orderPage as unknown as Model,
      createAdapter: (opener) =>
        createOrderPageAdapter(orderPage, fixtures, opener(openOrderPage), true),
      namedValues: named(greetingOrder),
      order: {
        place: (_, client) => {
          if (orderDetail.card === null) throw new Error('The fixtures have no card.');
          return orderCard(client, fixtures, orderDetail.card);
        },
        after: (testPath) => orderAfterPath(orderDetail, testPath),
      },
    },
    cardCorrection: {
      model: cardCorrection as unknown as Model,
      createAdapter: (opener) =>
        createCardCorrectionAdapter(cardCorrection, fixtures, opener(openPage), true),
      namedValues: named(greetingOrder),
      order: {
        place: (address, client, { input }) =>
          orderRejectedCard(address, client, fixtures, input as CardCorrectionInput),
        after: ({ input, before, steps }) => {
          const { snapshot } = steps.at(-1)?.expected ?? before;
          const { output } = snapshot as SnapshotFrom<typeof cardCorrectionMachine>;
          return orderAfter(fixtures, input as CardCorrectionInput, output);
        },
      },
    },
  };
}

function tested<M extends object>(
  fixtures: Fixtures,
  model: M,
  createAdapter: (model: M, fixtures: Fixtures, openDriver: OpenDriver) => AnyAdapter,
  namedValues: GeneratedValues,
): TestedMachine {
  return {
    model: model as unknown as Model,
    createAdapter: (opener) => createAdapter(model, fixtures, opener(openPage)),
    namedValues,
  };
}
