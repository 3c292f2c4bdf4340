import type { flowerOrderMachine } from '../../../src/machines/flower-order/machine.ts';
import type { FlowerEntries } from '../expected/flowerEntries.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { mergeParts, type Flow } from '../support/flowPart.ts';
import { flowerForm } from './flowerForm.ts';
import { flowerOffers } from './flowerOffers.ts';
import { flowerReview } from './flowerReview.ts';

/** All parts of the flower order. */
export function flowerFlow({
  logo,
}: Pick<Fixtures, 'logo'>): Flow<typeof flowerOrderMachine, FlowerEntries> {
  const form = flowerForm(logo.fileName);
  return {
    events: { ...flowerOffers.events, ...form.events, ...flowerReview.events },
    states: { ...flowerOffers.states, ...form.states, ...flowerReview.states },
    ...mergeParts<typeof flowerOrderMachine, FlowerEntries>([flowerOffers, form, flowerReview]),
  };
}
