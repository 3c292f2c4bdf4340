import { afterAll, describe, expect, test } from 'vitest';
import { createPaymentAdapter } from '../adapters/payment.ts';
import { mockFixtures } from '../models/fixtures.ts';
import { createPaymentModel } from '../models/payment.ts';
import { openHarness } from './openHarness.tsx';
import { uiMutants } from './uiMutants.ts';

const addressTells = 'The address of the page says the same, and leads there.';
const forTheServer =
  'The key of the next order is for the server alone, before which the tours count orders.';
const everyAnswerTells = 'No failure is shown on the way, and every answer sets it anew.';

const model = createPaymentModel();

describe('faults in payment', () => {
  const { mutants, kill, write } = uiMutants(
    model,
    (options) =>
      createPaymentAdapter(model, mockFixtures, (opening) => openHarness(opening, options)),
    {
      'deleted: deciding always#3': addressTells,
      'retargeted: deciding always#3 → open.byTransfer.reviewing': addressTells,
      'guard dropped: deciding always#3 resumesAt(finish)': addressTells,
      'deleted: open.byVirtualAccount.deciding always#1': addressTells,
      'guard dropped: open.byVirtualAccount.deciding always#1 resumesAt(finishVirtualAccount)':
        addressTells,
      'retargeted: open.byVirtualAccount.deciding always#2 → open.byVirtualAccount.paying':
        addressTells,
      'action dropped: confirming order.again setNextKey': forTheServer,
      'action dropped: expired order.again setNextKey': forTheServer,
      'action dropped: open.byVirtualAccount.inquiring entry clearError': everyAnswerTells,
      'action dropped: open.byVirtualAccount.cancelling entry clearError': everyAnswerTells,
    },
  );
  afterAll(write);

  test.each(mutants.map((mutant) => [mutant.id, mutant] as const))('%s', async (_, mutant) => {
    expect(await kill(mutant)).not.toBe('');
  });
});
