import type { OrderKind } from '../../../src/domain/order.ts';
import { routes, type OrderStep } from '../../../src/domain/routes.ts';
import type { Driver } from './driver.ts';

export interface StepVisit<Step extends OrderStep> {
  readonly kind: OrderKind;
  /** Where the person goes. */
  readonly step: Step;
  /** All pages that the machine knows. */
  readonly steps: readonly Step[];
  /** Whether the machine lets a page be gone to now. */
  readonly can: (step: Step) => boolean;
}

/** Goes to the page of a step; before that, to all that cannot be gone to, to see that each leads back here. */
export async function visitStep<Step extends OrderStep>(driver: Driver, { kind, step, steps, can }: StepVisit<Step>): Promise<void> {
  const { address } = await driver.look();
  for (const other of steps) {
    const path = routes.order(kind, other);
    if (path === address || other === step || can(other)) continue;
    await driver.visit(path);
    await expectAddress(driver, address, path);
  }
  await driver.visit(routes.order(kind, step));
}

async function expectAddress(driver: Driver, address: string, visited: string): Promise<void> {
  for (const end = performance.now() + driver.patience; ; await driver.moment()) {
    const seen = await driver.look();
    if (seen.address === address) return;
    if (performance.now() > end) throw new Error(`${visited} should lead back to ${address}, and led to ${seen.address}.`);
  }
}
