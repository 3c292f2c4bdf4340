import type { ApiClient } from '../../../src/api/http/client.ts';
import { updateProfile } from '../../../src/api/resources/users.ts';
import { FLOWERS, GREETING, type OrderKind, type PlacedOrder } from '../../../src/domain/order.ts';
import type { AnyAdapter } from '@dukacita/flows/adapter';
import type { Model } from '@dukacita/flows/modelTypes';
import { createAuthAdapter } from '../adapters/auth.ts';
import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { createPaymentAdapter } from '../adapters/payment.ts';
import { createPlacementAdapter } from '../adapters/placement.ts';
import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { createAuthModel } from '../models/auth.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { createPaymentModel } from '../models/payment.ts';
import { createPlacementModel } from '../models/placement.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import type { OpenDriver, OpenOptions } from '../support/driver.ts';
import type { GeneratedValues } from './createSubstitutions.ts';
import { openAuthPage } from './openAuthPage.ts';
import { openPage, type PageDriver, type PageDriverOptions } from './openPage.ts';

/** Binds the options of one path to a function that opens the app. */
export type Opener = <D extends PageDriver>(
  open: (opening: OpenOptions, options: PageDriverOptions) => Promise<D>,
) => (opening: OpenOptions) => Promise<D>;

/** A machine whose paths run on the built app. */
export interface TestedMachine {
  readonly model: Model;
  readonly createAdapter: (opener: Opener) => AnyAdapter | Promise<AnyAdapter>;
  /** The fixtures whose values the server generates on its paths. */
  readonly namedValues: GeneratedValues;
  /** Restores the server data that its paths change. */
  readonly restoreServer?: ((client: ApiClient) => Promise<void>) | undefined;
}

/** Creates the models and adapters of all machines for the fixtures of a server. */
export function createMachines(fixtures: Fixtures): Readonly<Record<string, TestedMachine>> {
  const { profile, greetingOrder, flowerOrder, invoice, card, logo } = fixtures;
  const named = (order: PlacedOrder): GeneratedValues => ({ order, invoice, card, logo });
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
