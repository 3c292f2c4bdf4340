import type { SnapshotFrom } from 'xstate';
import { FLOWERS } from '../../../src/domain/order.ts';
import { routes, type FlowerStep } from '../../../src/domain/routes.ts';
import type { flowerOrderMachine } from '../../../src/machines/flower-order/machine.ts';
import type { FlowerEntries } from '../expected/flowerEntries.ts';
import type { StateScreen } from '../support/defineAppAdapter.ts';
import { errorCopy, flowersCopy as copy } from '../support/fixedCopy.ts';
import type { FlowPart } from '../support/flowPart.ts';
import { says } from '../support/screen.ts';

export type FlowerPart = FlowPart<typeof flowerOrderMachine, FlowerEntries>;

export type Snapshot = SnapshotFrom<typeof flowerOrderMachine>;
export type At = Pick<Snapshot, 'context'>;

/** A text of a page; null and undefined if the page does not have it. */
export type PageText = string | null | undefined;

/** Returns the page of a step, which shows whom the board is for and where it is delivered. */
export function page(
  step: FlowerStep,
  { context: { person, error } }: At,
  ...texts: readonly PageText[]
): StateScreen {
  const { heading } = copy.steps[step];
  return {
    address: routes.order(FLOWERS, step, person.id),
    heading,
    title: heading,
    texts: [person.name, person.funeralHouse.name, ...texts],
    error,
  };
}

/** Returns a screen with one more announcement. */
export function andSays(screen: StateScreen, announcement: string | null): StateScreen {
  return { ...screen, announcements: [...(screen.announcements ?? []), announcement] };
}

/** Returns the announcement of an error: what failed, why, and that the input is kept. */
export function errorAnnouncement({ context: { error } }: At, title: string): string {
  return says(title, error && errorCopy[error], copy.kept);
}
