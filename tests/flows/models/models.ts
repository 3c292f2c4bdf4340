import { createAuthModel } from './auth.ts';
import { createCardCorrectionModel } from './cardCorrection.ts';
import { mockFixtures } from './fixtures.ts';
import { createFlowerOrderModel } from './flowerOrder.ts';
import { createGreetingOrderModel } from './greetingOrder.ts';
import { createOrderLifecycleModel } from './orderLifecycle.ts';
import { createOrderPageModel } from './orderPage.ts';
import { FLOWERS, GREETING } from '../../../src/domain/order.ts';
import { createPaymentModel } from './payment.ts';
import { createPlacementModel } from './placement.ts';
import { createProfileEditorModel } from './profileEditor.ts';

/** The models of all machines, with the mock fixtures. */
export const models = {
  auth: createAuthModel(),
  greetingOrder: createGreetingOrderModel(),
  flowerOrder: createFlowerOrderModel(),
  greetingPlacement: createPlacementModel(GREETING, mockFixtures, 'machine'),
  flowerPlacement: createPlacementModel(FLOWERS, mockFixtures, 'machine'),
  payment: createPaymentModel(mockFixtures, 'machine'),
  profileEditor: createProfileEditorModel(mockFixtures, 'machine'),
  orderPage: createOrderPageModel(),
  cardCorrection: createCardCorrectionModel(),
  orderLifecycle: createOrderLifecycleModel(),
};
