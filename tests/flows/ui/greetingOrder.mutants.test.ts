import { mockFixtures } from '../models/fixtures.ts';
import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { openHarness } from './openHarness.tsx';
import { testMutantsInApp } from './testMutantsInApp.ts';

const sameAddress = 'The app sends address.visit for its URL, which leads to the same state.';
const noBlankName = 'The dialog does not accept an invalid name.';
const noFileField = 'Only the logo category has a file input.';
const notOffered = 'The page has no control that sends an unknown id.';
const laterOnly =
  'Visible only after more than two consecutive transitions. Machine paths kill it.';

const model = createGreetingOrderModel();

testMutantsInApp(
  model,
  (options) =>
    createGreetingOrderAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
  {
    'deleted: deciding always#3': sameAddress,
    'deleted: deciding always#4': sameAddress,
    'retargeted: deciding always#4 → writing.composing': sameAddress,
    'guard dropped: writing.composing sender.change isSenderName': noBlankName,
    'guard dropped: writing.designing.page.writingWords sender.change isSenderName': noBlankName,
    'guard dropped: writing.designing.logo.idle logo.choose isLogoCategory': noFileField,
    'guard dropped: writing.designing.logo.idle logo.remove isLogoCategory': noFileField,
    'action dropped: previewing.failed preview.retry clearError': laterOnly,
    'guard dropped: choosingPackage address.visit#2 canVisit(compose)':
      'The only other page is the current one.',
    'action dropped: choosingPackage address.visit#2 clearError': laterOnly,
    'guard dropped: choosingPackage.ready package.choose isPackageOffered': notOffered,
    'action dropped: paying done(payment) resetOrder':
      'Only a real server sees the key of the next order; the browser adapter counts its orders.',
  },
);
