import { createAuthModel } from './auth.ts';
import { createFlowerOrderModel } from './flowerOrder.ts';
import { createGreetingOrderModel } from './greetingOrder.ts';
import { createPaymentModel } from './payment.ts';
import { createProfileEditorModel } from './profileEditor.ts';

/** The models of all machines, with the mock fixtures. */
export const models = {
  auth: createAuthModel(),
  greetingOrder: createGreetingOrderModel(),
  flowerOrder: createFlowerOrderModel(),
  payment: createPaymentModel(),
  profileEditor: createProfileEditorModel(),
};
