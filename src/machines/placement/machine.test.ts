import { createActor, waitFor, type StateValueFrom } from 'xstate';
import { expect, test } from 'vitest';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import type { PlacedOrder, PlacementOutcome } from '../../domain/order.ts';
import type { FlowerOrderContent } from '../flower-order/types.ts';
import type { placementMachine, PlacementRequest } from './machine.ts';
import { newPlacement, type Placement } from './types.ts';
import { newOrder, person, scriptOrderActors } from '../testing/scriptedOrder.ts';

const content: FlowerOrderContent = {
  kind: 1,
  person,
  buyer: newOrder.buyer,
  florist: { id: 1, name: 'Asoka Florist', photoUrl: '/f/1.webp', description: 'Asoka Florist' },
  product: {
    id: 11,
    name: 'Papan Melati',
    size: '2 x 1 m',
    photoUrl: '/p/11.webp',
    price: 1,
    board: null,
  },
  logo: null,
  sender: 'Sari Lestari',
  message: 'Turut berdukacita',
  subMessage: '',
};
const order: PlacedOrder = {
  kind: 1,
  id: 43,
  price: 1,
  discount: 0,
  total: 1,
  expiresAt: '2026-11-22T10:00:00+07:00',
};
const placed: PlacementOutcome = { type: 'placed', order, keySupport: 'honoured' };
const submitted: Placement = {
  ...newPlacement('key-0001', 'unknown'),
  submittedAt: '2026/11/21 10:00:00',
};
const reject = (code: AppErrorCode) => () =>
  Promise.resolve<PlacementOutcome>({ type: 'rejected', code });
const fail = (code: AppErrorCode) => () => Promise.reject(new AppError(code));

function start(
  placements: readonly (() => Promise<PlacementOutcome>)[],
  placement: Placement = submitted,
) {
  const requests: PlacementRequest[] = [];
  const { placement: machine } = scriptOrderActors({ placements }, (request) =>
    requests.push(request),
  );
  const actor = createActor(machine, { input: { placement, content } });
  actor.start();
  return { actor, requests };
}

type Actor = ReturnType<typeof start>['actor'];

const reach = (actor: Actor, value: StateValueFrom<typeof placementMachine>) =>
  waitFor(actor, (snapshot) => snapshot.matches(value), { timeout: 1_000 });

// The generated paths test everything else (tests/flows/machine/greetingPlacement.test.ts). They know
// one code of each kind.

test.each(['offline', 'rateLimited', 'tokenExpired'] as const)(
  'stays unknown when its repetition is rejected with %s',
  async (code) => {
    const { actor, requests } = start([
      fail('timedOut'),
      reject(code),
      () => Promise.resolve(placed),
    ]);
    await reach(actor, 'outcomeUnknown');
    actor.send({ type: 'order.retry' });
    const { context } = await waitFor(actor, (snapshot) => snapshot.context.error === code);
    expect(context.placement.mayExist).toBe(true);
    actor.send({ type: 'order.retry' });
    await reach(actor, 'placed');
    expect(requests[2]).toEqual(requests[0]);
  },
);

test.each(['offline', 'rateLimited', 'tokenExpired'] as const)(
  'a first request that is rejected with %s creates no order',
  async (code) => {
    const { actor } = start([reject(code)]);
    const { output } = await reach(actor, 'rejected');
    expect(output).toMatchObject({ code, placement: { mayExist: false } });
  },
);
