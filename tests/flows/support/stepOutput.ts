import type { TestStep } from '@dukacita/flows';

/**
 * Returns the output of the actor that ends in this step, as in the model. Throws if there is none.
 */
export function stepOutput<Output>({ step }: { readonly step: TestStep }): Output {
  if (step.outcome !== null && 'output' in step.outcome) return step.outcome.output as Output;
  throw new Error(`No actor ends with an output in the step "${step.stimulus.id}".`);
}
