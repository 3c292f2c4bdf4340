import { afterAll, describe, expect, test } from 'vitest';
import { mockFixtures } from '../models/fixtures.ts';
import { createFlowerOrderAdapter } from '../adapters/flowerOrder.ts';
import { createFlowerOrderModel } from '../models/flowerOrder.ts';
import { openHarness } from './openHarness.tsx';
import { uiMutants } from './uiMutants.ts';

const model = createFlowerOrderModel();

const notOffered = 'The page offers nothing that it does not know.';

const withoutBoard =
  'Only who opens the form by its address, without a board, shows it. The tours of the machine do.';

const locked = 'While a logo is sent, the page offers neither: nobody can press.';

const withoutLogo =
  'Only an order with a logo that is refused for its logo shows it, which no two arrows in a row lead to. The tours of the machine do.';

const unseen = {
  'guard dropped: choosingFlorist address.visit#2 canVisit(form)': withoutBoard,
  'guard dropped: choosingProduct address.visit#2 canVisit(form)': withoutBoard,
  'action dropped: choosingFlorist.ready florist.choose clearError@2':
    'Only a florist that was gone, and a list that came after it, show it: three arrows in a row. The tours of the machine do.',
  'action dropped: choosingProduct.ready product.choose clearError@2':
    'Only a board that was gone or dearer, and a list that came after it, show it: three arrows in a row. The tours of the machine do.',
  'action dropped: writing message.write clearError@2':
    'Only own words that were refused with their order show it: three arrows in a row. The tours of the machine do.',
  'deleted: writing.uploadingLogo order.place': locked,
  'deleted: writing.uploadingLogo logo.choose': locked,
  'deleted: placingOrder done(placeOrder)#5': withoutLogo,
  'action dropped: placingOrder done(placeOrder)#5 clearLogo@1': withoutLogo,
  'action dropped: outcomeUnknown order.retryOrder clearError':
    'No failure is shown while the order is made, and every answer sets it anew.',
  'guard dropped: choosingFlorist.ready florist.choose isKnownFlorist': notOffered,
  'guard dropped: choosingProduct.ready product.choose isKnownProduct': notOffered,
  'guard dropped: writing sender.change isSenderName':
    'The dialog refuses by itself what is no name.',
  'guard dropped: writing address.visit#2 canVisit(products)':
    'The only other page is the one that is shown.',
  'action dropped: writing logo.remove clearError@2':
    'Only an order that was refused while a logo stands on the board shows it: three arrows in a row. The tours of the machine do.',
  'action dropped: writing order.place#1 setSubmission@1':
    'The clock stands while an order is made: the time it was asked for is the time at which it is looked at.',
  'action dropped: writing order.place#1 clearError@2':
    'No failure is shown while the order is made, and every answer sets it anew.',
};

describe('faults in flowerOrder', () => {
  const { mutants, kill, write } = uiMutants(
    model,
    (options) =>
      createFlowerOrderAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
    unseen,
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
