import { fromPromise, type ActorRefFrom } from 'xstate';
import type { Logo } from '../../domain/greeting.ts';
import type { PlacementOutcome } from '../../domain/order.ts';
import type { Person } from '../../domain/person.ts';
import type { SessionUser } from '../../domain/session.ts';
import { inSequence } from '../../testing/inSequence.ts';
import type { LogoUpload } from '../cardContent.ts';
import { placementMachine, type PlacementRequest } from '../placement/machine.ts';

/** The person that the tests of both orders use. */
export const person: Person = {
  id: 7,
  name: 'Maria Theresia Wijaya',
  age: 78,
  photoUrl: null,
  room: 'Melati 2',
  deathTime: null,
  funeralTime: null,
  burialTime: null,
  funeralHouse: {
    id: 2,
    name: 'Rumah Duka Sekar Melati',
    address: 'Jl. Holis Indah No. 118, Bandung',
  },
  burialPlace: { name: null, address: null },
  recipientUserId: 3,
  senderCount: 0,
  families: [],
  events: [],
  faith: null,
  deliverable: { cardInRoomUntil: null, boardUntil: null },
};

const buyer: SessionUser = {
  id: 12,
  username: 'sari',
  name: 'Sari Lestari',
  email: 's@example.org',
  gender: null,
  pictureUrl: null,
};

/** The input of a new order of either kind. */
export const newOrder = {
  person,
  buyer,
  key: 'key-0001',
  keySupport: 'unknown',
  draft: null,
} as const;

/** A promise that never settles. */
export const never = new Promise<never>(() => {});

/** What the actors of both orders do. */
export interface OrderScript {
  /** One entry per call; the last entry answers all further calls. */
  readonly placements?: readonly (() => Promise<PlacementOutcome>)[] | undefined;
  readonly upload?: ((onProgress: (fraction: number) => void) => Promise<Logo>) | undefined;
}

/**
 * Creates the actors that both orders invoke.
 * @param script by default every placement and every upload runs for ever
 * @param onRequest called with the request of each placement
 */
export function scriptOrderActors(
  script: OrderScript,
  onRequest: (request: PlacementRequest) => void,
) {
  const placeOrder = inSequence(script.placements ?? [() => never]);
  return {
    placement: placementMachine.provide({
      actors: {
        placeOrder: fromPromise<PlacementOutcome, PlacementRequest>(({ input }) => {
          onRequest(input);
          return placeOrder();
        }),
      },
    }),
    uploadLogo: fromPromise<Logo, LogoUpload>(
      ({ input }) =>
        script.upload?.((fraction) => input.parent.send({ type: 'logo.progress', fraction })) ??
        never,
    ),
  };
}

/** Returns the running placement of an order. Throws when there is none. */
export function placementOf(order: {
  getSnapshot(): {
    readonly children: { readonly placement?: ActorRefFrom<typeof placementMachine> | undefined };
  };
}): ActorRefFrom<typeof placementMachine> {
  const { placement } = order.getSnapshot().children;
  if (placement === undefined) throw new Error('No placement is running.');
  return placement;
}
