import type { ApiClient } from '../../../src/api/client.ts';
import { updateProfile } from '../../../src/api/users.ts';
import type { PlacedOrder } from '../../../src/domain/order.ts';
import type { AnyAdapter } from '../../../tools/flows/src/adapter.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { createAuthAdapter } from '../adapters/auth.ts';
import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { createPaymentAdapter } from '../adapters/payment.ts';
import { createProfileEditorAdapter } from '../adapters/profileEditor.ts';
import { createAuthModel } from '../models/auth.ts';
import type { Cast } from '../models/cast.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { createPaymentModel } from '../models/payment.ts';
import { createProfileEditorModel } from '../models/profileEditor.ts';
import type { OpenDriver, Opening } from '../support/driver.ts';
import type { StandInsFor } from './createStandIns.ts';
import { openAuthPage } from './openAuthPage.ts';
import { openPage, type PageDriver, type PageDriverOptions } from './openPage.ts';

/** Makes what opens the app for a tour, out of what opens it for any. */
export type Opener = <D extends PageDriver>(
  open: (opening: Opening, options: PageDriverOptions) => Promise<D>,
) => (opening: Opening) => Promise<D>;

/** A machine whose tours run on the built app. */
export interface TestedMachine {
  readonly model: Model;
  readonly createAdapter: (opener: Opener) => AnyAdapter | Promise<AnyAdapter>;
  /** What of the cast the server names anew on its tours. */
  readonly standsIn: StandInsFor;
  /** Puts the server back to what the cast says, where a tour may have changed it. */
  readonly putBack?: ((client: ApiClient) => Promise<void>) | undefined;
}

/** The machines that are toured, with what this server answers. */
export function createMachines(cast: Cast): Readonly<Record<string, TestedMachine>> {
  const { session, profile, greetingOrder, flowerOrder, invoice, card, logo, slides } = cast;
  const named = (order: PlacedOrder): StandInsFor => ({ order, invoice, card, logo });
  const auth = createAuthModel(cast, 'app');
  return {
    auth: {
      model: auth as unknown as Model,
      createAdapter: (opener) => createAuthAdapter(auth, session, opener(openAuthPage), slides),
      standsIn: named(greetingOrder),
    },
    greetingOrder: tested(
      cast,
      createGreetingOrderModel(cast),
      createGreetingOrderAdapter,
      named(greetingOrder),
    ),
    flowerOrder: tested(
      cast,
      createFlowerOrderModel(cast),
      createFlowerOrderAdapter,
      named(flowerOrder),
    ),
    profileEditor: {
      ...tested(
        cast,
        createProfileEditorModel(cast),
        createProfileEditorAdapter,
        named(greetingOrder),
      ),
      putBack: (client) =>
        updateProfile(client, profile.username, {
          ...profile,
          name: profile.name ?? '',
          email: profile.email ?? '',
        }),
    },
    payment: tested(cast, createPaymentModel(cast), createPaymentAdapter, named(greetingOrder)),
  };
}

function tested<M extends object>(
  cast: Cast,
  model: M,
  createAdapter: (model: M, cast: Cast, openDriver: OpenDriver) => AnyAdapter,
  standsIn: StandInsFor,
): TestedMachine {
  return {
    model: model as unknown as Model,
    createAdapter: (opener) => createAdapter(model, cast, opener(openPage)),
    standsIn,
  };
}
