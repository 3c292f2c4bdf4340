import { mockFixtures } from '../models/fixtures.ts';
import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { openHarness } from './openHarness.tsx';
import { testMutantsInApp } from './testMutantsInApp.ts';

const model = createFlowerOrderModel();

const notOffered = 'The page has no control that sends an unknown id.';

const withoutBoard =
  'Visible only if the form is opened by its address without a board. Machine paths kill it.';

const locked = 'The page has no control that sends this event during an upload.';

const logoRejected =
  'Visible only if an order is rejected for its logo, which takes more than two consecutive transitions. Machine paths kill it.';

const invisible = {
  'guard dropped: choosingFlorist address.visit#2 canVisit(form)': withoutBoard,
  'guard dropped: choosingProduct address.visit#2 canVisit(form)': withoutBoard,
  'deleted: writing.logo.uploading order.review': locked,
  'deleted: placing done(placement)#5': logoRejected,
  'action dropped: placing done(placement)#5 clearLogo@1': logoRejected,
  'guard dropped: choosingFlorist.ready florist.choose isFloristOffered': notOffered,
  'guard dropped: choosingProduct.ready product.choose isProductOffered': notOffered,
  'guard dropped: writing.key sender.change isSenderName':
    'The dialog does not accept an invalid name.',
  'deleted: writing.key.reused order.review':
    'The page has no control that sends this event when the key is reused.',
  'guard dropped: writing address.visit#2 canVisit(products)':
    'The only other page is the current one.',
  'action dropped: reviewing order.place setSubmittedAt':
    'Without a submission time the page shows the current time, which is the same because the test clock does not advance.',
};

testMutantsInApp(
  model,
  (options) =>
    createFlowerOrderAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
  invisible,
);
