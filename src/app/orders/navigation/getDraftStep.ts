import type { OrderStep } from '../../../domain/routes.ts';
import type { FlowerDraft } from '../../../machines/flowerOrderTypes.ts';
import type { GreetingDraft } from '../../../machines/greetingOrderTypes.ts';

/** Returns the step at which a saved order is resumed. */
export function getDraftStep(draft: GreetingDraft | FlowerDraft): OrderStep {
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  if (draft.step === 'placing') return 'florist' in draft ? 'form' : 'package';
  return draft.step;
}
