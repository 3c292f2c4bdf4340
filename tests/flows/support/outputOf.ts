import type { TestStep } from '../../../tools/flows/src/suite.ts';

/** What the actor gives that ends in this step, as the model says. Throws for a step in which none gives anything. */
export function outputOf<Output>({ step }: { readonly step: TestStep }): Output {
  if (step.outcome !== null && 'output' in step.outcome) return step.outcome.output as Output;
  throw new Error(`The step "${step.stimulus.id}" ends no actor with an output.`);
}
