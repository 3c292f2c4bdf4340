import type { AnyLayer } from '../../../tools/flows/src/layer.ts';
import type { Model } from '../../../tools/flows/src/modelTypes.ts';
import { createFlowerOrderLayer } from '../layers/flowerOrder.ts';
import { createGreetingOrderLayer } from '../layers/greetingOrder.ts';
import { createPaymentLayer } from '../layers/payment.ts';
import type { Cast } from '../models/cast.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { createPaymentModel } from '../models/payment.ts';
import type { OpenDriver } from '../support/driver.ts';
import type { StandInsFor } from './createStandIns.ts';

/** A machine whose tours run on the built app. */
export interface TouredMachine {
  readonly model: Model;
  readonly layerOn: (openDriver: OpenDriver) => AnyLayer;
  /** What of the cast the server names anew on its tours. */
  readonly standsIn: StandInsFor;
}

/** The machines that are toured, with what this server answers. */
export function createMachines(cast: Cast): Readonly<Record<string, TouredMachine>> {
  const { greetingOrder, flowerOrder, invoice } = cast;
  return {
    greetingOrder: toured(createGreetingOrderModel(cast), createGreetingOrderLayer, { order: greetingOrder, invoice }),
    flowerOrder: toured(createFlowerOrderModel(cast), createFlowerOrderLayer, { order: flowerOrder, invoice }),
    payment: toured(createPaymentModel(cast), (model, openDriver) => createPaymentLayer(model, cast, openDriver), { order: greetingOrder, invoice }),
  };
}

function toured<M extends object>(
  model: M,
  createLayer: (model: M, openDriver: OpenDriver) => AnyLayer,
  standsIn: StandInsFor,
): TouredMachine {
  return { model: model as unknown as Model, layerOn: (openDriver) => createLayer(model, openDriver), standsIn };
}
