import type { SnapshotFrom } from 'xstate';
import { GREETING } from '../../../src/domain/order.ts';
import { routes, type GreetingStep } from '../../../src/domain/routes.ts';
import type { greetingOrderMachine } from '../../../src/machines/greeting-order/machine.ts';
import type { GreetingEntries } from '../expected/greetingEntries.ts';
import { chosenTemplate } from '../../../src/machines/greeting-order/context.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { button, type Control } from '../support/driver.ts';
import { errorCopy, greetingCopy as copy } from '../support/fixedCopy.ts';
import type { FlowPart } from '../support/flowPart.ts';
import { says } from '../support/screen.ts';

export type GreetingPart = FlowPart<typeof greetingOrderMachine, GreetingEntries>;

export type Snapshot = SnapshotFrom<typeof greetingOrderMachine>;
export type At = Pick<Snapshot, 'context'>;

/** Returns the page of a step, which shows whom the greeting is for. */
export function page(step: GreetingStep, { context }: At): StateScreen {
  const { heading } = copy.steps[step];
  return {
    address: routes.order(GREETING, step, context.person.id),
    heading,
    title: heading,
    texts: [context.person.name],
  };
}

/**
 * Returns the error message of a page: what failed, why, and that the input is kept.
 * @param action the name of the button of the message, which is announced with it
 * @param offline the sentence of a page that does not repeat that the device is offline
 */
export function failsWith(
  { context: { error } }: At,
  title: string,
  action?: string,
  offline?: string,
) {
  const isOffline = offline !== undefined && error === 'offline';
  return {
    error: isOffline ? null : error,
    texts: [title, copy.kept],
    announcements: [
      says(title, isOffline ? offline : error && errorCopy[error], copy.kept, action),
    ],
  };
}

/** Returns the button that enlarges the estimate of the chosen card. */
export function cardButton({ context }: At): Control[] {
  return chosenTemplate(context)?.layout ? [button('Perbesar kartu')] : [];
}
