import type { AnyMachineSnapshot } from 'xstate';
import type { Placement } from '../../../src/machines/placement/types.ts';
import type { TestStep } from '@dukacita/flows';
import { button, type Driver } from './driver.ts';
import { placementCopy } from './fixedCopy.ts';
import type { Answer, Operation } from './network.ts';

interface PlacementStep {
  readonly before: AnyMachineSnapshot;
  readonly step: TestStep;
}

/**
 * Creates the part of an adapter that ends the placement of an order. A placement that was resumed
 * sends its request only when the buyer retries.
 * @param operation creates the order
 * @param answers the answers of the server by the name of the outcome
 */
export function placementActor<Outcome extends string>(
  operation: Operation,
  answers: Readonly<Record<Outcome, Answer | ((stepContext: PlacementStep) => Answer)>>,
) {
  const end =
    (answer: Answer | ((stepContext: PlacementStep) => Answer)) =>
    async (driver: Driver, stepContext: PlacementStep): Promise<void> => {
      if (mayExist(stepContext.before)) await driver.press(button(placementCopy.retryOrder));
      await driver.answer(operation, typeof answer === 'function' ? answer(stepContext) : answer);
    };
  return {
    calls: (at: AnyMachineSnapshot): readonly Operation[] => (mayExist(at) ? [] : [operation]),
    handlers: Object.fromEntries(
      Object.entries(answers).map(([outcome, answer]) => [outcome, end(answer as Answer)]),
    ) as { readonly [Name in Outcome]: ReturnType<typeof end> },
  };
}

function mayExist({ context }: AnyMachineSnapshot): boolean {
  return (context as { readonly placement: Placement }).placement.mayExist;
}
