import { afterAll, describe, expect, test } from 'vitest';
import { mockFixtures } from '../models/fixtures.ts';
import { createGreetingOrderAdapter } from '../adapters/greetingOrder.ts';
import { createGreetingOrderModel } from '../models/greetingOrder.ts';
import { openHarness } from './openHarness.tsx';
import { uiMutants } from './uiMutants.ts';

const addressTells = 'The address of the page says the same, and leads there.';
const noFileField = 'Only cards with a logo have a field for a file.';
const laterOnly =
  'A page shows it only after more than two arrows in a row; the tours of the machine notice it at once.';
const everyAnswerTells =
  'No failure is shown while the order is made, and every answer sets it anew.';

const model = createGreetingOrderModel();

describe('faults in greetingOrder', () => {
  const { mutants, kill, write } = uiMutants(
    model,
    (options) =>
      createGreetingOrderAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
    {
      'deleted: deciding always#3': addressTells,
      'deleted: deciding always#4': addressTells,
      'retargeted: deciding always#4 → writing.composing': addressTells,
      'guard dropped: writing sender.change isSenderName':
        'The dialog refuses by itself what is no name.',
      'guard dropped: writing.choosingTemplate.ready logo.choose isOnLogoPage': noFileField,
      'guard dropped: writing.choosingTemplate.ready logo.remove isOnLogoPage': noFileField,
      'action dropped: writing.choosingTemplate.ready logo.choose clearPreview@2': laterOnly,
      'action dropped: writing.choosingTemplate.ready logo.remove clearPreview@2': laterOnly,
      'action dropped: writing.choosingTemplate.ready logo.remove clearError@3': laterOnly,
      'action dropped: previewing.failed preview.retry clearError': laterOnly,
      'guard dropped: choosingPackage address.visit#2 canVisit(compose)':
        'The only other page is the one that is shown.',
      'action dropped: choosingPackage address.visit#2 clearError': laterOnly,
      'guard dropped: choosingPackage.ready package.choose isKnownPackage':
        'The page offers no package that it does not know.',
      'action dropped: choosingPackage.ready order.place clearError@2': everyAnswerTells,
      'action dropped: outcomeUnknown order.retryOrder clearError': everyAnswerTells,
      'action dropped: paying done(payment) startOver':
        'The key of the next order is for the server alone, before which the tours count orders.',
    },
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
