import { FLOWERS, GREETING } from '../../../domain/order.ts';
import { placingStep, type OrderStep } from '../../../domain/routes.ts';
import type { FlowerDraft } from '../../../machines/flower-order/types.ts';
import type { GreetingDraft } from '../../../machines/greeting-order/types.ts';

/** Returns the step at which a saved order is resumed. */
export function getDraftStep(draft: GreetingDraft | FlowerDraft): OrderStep {
  if (draft.step === 'paying') return draft.payment?.step ?? 'checkout';
  if (draft.step === 'placing') return placingStep('florist' in draft ? FLOWERS : GREETING);
  return draft.step;
}
