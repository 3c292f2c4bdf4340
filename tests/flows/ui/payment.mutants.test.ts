import { createPaymentAdapter } from '../adapters/payment.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openHarness } from './openHarness.tsx';
import { testMutantsInApp } from './testMutantsInApp.ts';

const sameAddress = 'The app sends address.visit for its URL, which leads to the same state.';
const onlyOnServer =
  'Only a real server sees the key of the next order; the browser adapter counts its orders.';
const errorReplaced =
  'The page shows no error during the request, and every outcome replaces the error.';

const model = createPaymentModel();

testMutantsInApp(
  model,
  (options) =>
    createPaymentAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
  {
    'deleted: deciding always#3': sameAddress,
    'retargeted: deciding always#3 → open.byTransfer.reviewing': sameAddress,
    'guard dropped: deciding always#3 resumesAt(finish)': sameAddress,
    'deleted: open.byVirtualAccount.deciding always#1': sameAddress,
    'guard dropped: open.byVirtualAccount.deciding always#1 resumesAt(finishVirtualAccount)':
      sameAddress,
    'retargeted: open.byVirtualAccount.deciding always#2 → open.byVirtualAccount.paying':
      sameAddress,
    'action dropped: confirming order.placeAgain setNextKey': onlyOnServer,
    'action dropped: expired order.placeAgain setNextKey': onlyOnServer,
    'action dropped: open.byVirtualAccount.inquiring entry clearError': errorReplaced,
    'action dropped: open.byVirtualAccount.cancelling entry clearError': errorReplaced,
  },
);
