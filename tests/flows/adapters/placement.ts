import type { SnapshotFrom } from 'xstate';
import { flowersCopy } from '../../../src/copy/flowers.ts';
import { greetingCopy } from '../../../src/copy/greeting.ts';
import { placementCopy as copy } from '../../../src/copy/placement.ts';
import { FLOWERS, GREETING, type OrderKind, type PlacedOrder } from '../../../src/domain/order.ts';
import { FORM_STEPS, routes } from '../../../src/domain/routes.ts';
import { initialContext as flowerContext } from '../../../src/machines/flower-order/context.ts';
import type { FlowerContext } from '../../../src/machines/flower-order/types.ts';
import { initialContext as greetingContext } from '../../../src/machines/greeting-order/context.ts';
import type { GreetingContext } from '../../../src/machines/greeting-order/types.ts';
import type { PlacementInput, placementMachine } from '../../../src/machines/placement/machine.ts';
import { flowerRequests } from '../expected/flowerRequests.ts';
import { greetingRequests } from '../expected/greetingRequests.ts';
import { possibleSubmissions } from '../expected/jakartaTime.ts';
import type { Fixtures } from '../models/fixtures.ts';
import { flowerDraft, greetingDraft } from '../models/orderDrafts.ts';
import { placementDraft, RESUMED_AT, type createPlacementModel } from '../models/placement.ts';
import {
  defineAppAdapter,
  sentBy,
  type StateScreen,
  type StepContext,
  type StepHistory,
} from '../support/defineAppAdapter.ts';
import { button, type Control, type Driver, type OpenDriver } from '../support/driver.ts';
import type { History } from '../support/history.ts';
import { noResponseAnswers, rejected, served, type Operation } from '../support/network.ts';
import { openOrder } from '../support/orderDraft.ts';
import { oneOf } from '../support/request.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { waitUntil } from '../support/waitUntil.ts';
import * as form from '../parts/flowerForm.ts';
import * as flowers from '../parts/flowerReview.ts';
import * as greeting from '../parts/greetingPackages.ts';
import { stepsBack } from '../parts/orderParts.ts';

type Snapshot = SnapshotFrom<typeof placementMachine>;
type Model = ReturnType<typeof createPlacementModel>;

/** The parts of the adapter that differ between the two kinds of order. */
interface Kind {
  readonly kind: OrderKind;
  readonly operation: Operation;
  /** The buttons that place the order. */
  readonly place: readonly [Control, ...Control[]];
  readonly step: 'package' | 'form';
  readonly draft: (input: PlacementInput) => object;
  readonly requests: object;
  readonly states: Readonly<
    Record<'placing' | 'placed' | 'rejected' | 'keyReused', PlacementScreen>
  >;
  readonly unknown: (at: Snapshot, canRetry: boolean) => StateScreen;
}

type PlacementScreen = (at: Snapshot, takenSteps: StepHistory) => StateScreen;

const PLACE_GREETING = 'POST /messages';
const PLACE_FLOWERS = 'POST /florist/message';

/** Creates the adapter of the placement inside a greeting order or a flower order, on the whole app. */
export function createPlacementAdapter(
  kind: OrderKind,
  model: Model,
  fixtures: Fixtures,
  openDriver: OpenDriver,
) {
  const { person, session } = fixtures;
  /** When the order was placed at the start of the path, in ms since the epoch. */
  let placedAt = 0;
  const parts = kind === GREETING ? greetingParts(fixtures, () => placedAt) : flowerParts(fixtures);
  const { operation, place, step, states } = parts;

  return defineAppAdapter(
    model,
    {
      open: (input) =>
        openOrder({
          kind,
          person,
          buyer: session.user,
          keySupport: input.placement.keySupport,
          draft: parts.draft(input),
          step,
        }),
      prepare: async (driver, input, goOffline) => {
        if (input.placement.mayExist) return;
        await untilLoaded(driver, place[0]);
        await goOffline();
        placedAt = await driver.now();
        for (const control of place) await driver.press(control);
      },
      requests: parts.requests,
      token: session.accessToken,
      events: { 'order.retry': sentBy(button(copy.retryOrder)) },
      actors: {
        placeOrder: {
          operation,
          answers: {
            placed: (stepContext) => placed(operation, stepContext),
            inProgress: rejected('orderInProgress'),
            unavailable: rejected(kind === GREETING ? 'packageUnavailable' : 'flowersNotDelivered'),
            keyReused: rejected('idempotencyKeyReused'),
            rejected: rejected('rateLimited'),
            ...noResponseAnswers,
          },
        },
      },
      states: {
        deciding: 'transient',
        outcomeUnknown: (at) => parts.unknown(at, at.can({ type: 'order.retry' })),
        ...states,
      },
      placing: { operation, newOrderSteps: [] },
      unreachableAddresses: (at) =>
        kind === GREETING && at.status === 'active'
          ? FORM_STEPS[kind].map((each) => routes.order(kind, each, person.id))
          : [],
    },
    openDriver,
  );
}

function greetingParts(fixtures: Fixtures, placedAt: () => number): Kind {
  const { person, session, packages } = fixtures;
  /** Returns the order as its page shows it. A resumed order knows only the chosen package. */
  const orderAt = (
    { context: { placement, answer } }: Snapshot,
    takenSteps: StepHistory,
  ): { readonly context: GreetingContext } => {
    const draft = {
      ...greetingDraft(fixtures),
      ...placementDraft({ ...placement, mayExist: true }),
    };
    const context = greetingContext({
      person,
      buyer: session.user,
      key: placement.key,
      keySupport: placement.keySupport,
      draft,
    });
    const error = answer?.type === 'rejected' ? answer.code : null;
    const isLoaded = !isResumed(placement, takenSteps) || error === 'packageUnavailable';
    return {
      context: {
        ...context,
        packages: isLoaded ? packages : context.packages,
        order: answer?.type === 'placed' ? answer.order : null,
        error,
      },
    };
  };
  const controls = (order: { readonly context: GreetingContext }, action: Control) => [
    ...stepsBack(GREETING, 'package'),
    ...greeting.cardControls(order),
    ...greeting.packageRadios(order),
    ...greeting.methods(order),
    action,
  ];
  return {
    kind: GREETING,
    operation: PLACE_GREETING,
    place: [button(greetingCopy.place)],
    step: 'package',
    draft: ({ placement }) => ({ ...greetingDraft(fixtures), ...placementDraft(placement) }),
    requests: {
      [PLACE_GREETING]: ({ input }: History<PlacementInput>) => {
        const { placement } = input;
        const { body } = greetingRequests[PLACE_GREETING]({
          input: {
            person,
            buyer: session.user,
            key: placement.key,
            keySupport: placement.keySupport,
            draft: {
              ...greetingDraft(fixtures),
              ...placementDraft({ ...placement, mayExist: true }),
            },
          },
          steps: [],
        });
        return {
          body: placement.mayExist
            ? body
            : { ...body, messageDate: oneOf(possibleSubmissions(placedAt())) },
        };
      },
    },
    unknown: (at, canRetry) => greeting.unknownPage(orderAt(at, []), at.context.error, canRetry),
    states: {
      placing: (at, takenSteps) => greeting.placingPage(orderAt(at, takenSteps)),
      placed: (at, takenSteps) => greeting.payingPage(orderAt(at, takenSteps)),
      rejected: (at, takenSteps) => {
        const order = orderAt(at, takenSteps);
        return {
          ...greeting.readyPackages(order),
          others: controls(order, button(greetingCopy.place)),
        };
      },
      keyReused: (at, takenSteps) => {
        const order = orderAt(at, takenSteps);
        const page = greeting.keyReusedPackages(order);
        return {
          ...page,
          others: [
            ...stepsBack(GREETING, 'package'),
            ...greeting.cardControls(order),
            button(copy.startOver),
            { role: 'link', name: copy.history, href: '/history' },
          ],
        };
      },
    },
  };
}

function flowerParts(fixtures: Fixtures): Kind {
  const { person, session, detail } = fixtures;
  const orderAt = (
    { context: { placement, answer } }: Snapshot,
    isDetailLoaded: boolean,
  ): { readonly context: FlowerContext } => {
    const context = flowerContext({
      person,
      buyer: session.user,
      key: placement.key,
      keySupport: placement.keySupport,
      draft: { ...flowerDraft(fixtures), ...placementDraft({ ...placement, mayExist: true }) },
    });
    return {
      context: {
        ...context,
        detail: isDetailLoaded ? detail : null,
        order: answer?.type === 'placed' ? answer.order : null,
        error:
          answer?.type === 'rejected' && answer.code !== 'idempotencyKeyReused'
            ? answer.code
            : null,
      },
    };
  };
  const controls = (action: Control) => [
    ...stepsBack(FLOWERS, 'form'),
    ...form.formControls(),
    action,
  ];
  return {
    kind: FLOWERS,
    operation: PLACE_FLOWERS,
    place: [button(flowersCopy.review), button(flowersCopy.place)],
    step: 'form',
    draft: ({ placement }) => ({ ...flowerDraft(fixtures), ...placementDraft(placement) }),
    requests: {
      [PLACE_FLOWERS]: ({ input: { placement } }: History<PlacementInput>) =>
        flowerRequests[PLACE_FLOWERS]({
          input: {
            person,
            buyer: session.user,
            key: placement.key,
            keySupport: placement.keySupport,
            draft: { ...flowerDraft(fixtures), ...placementDraft(placement) },
          },
          steps: [],
        }),
    },
    unknown: (at, canRetry) => flowers.unknownPage(orderAt(at, true), at.context.error, canRetry),
    states: {
      placing: (at, takenSteps) =>
        flowers.placingPage(orderAt(at, !isResumed(at.context.placement, takenSteps))),
      placed: (at) => flowers.payingPage(orderAt(at, true)),
      rejected: (at, takenSteps) => {
        const page = form.formPage(orderAt(at, true), takenSteps);
        return {
          ...page,
          others: [...(page.others ?? []), ...controls(button(flowersCopy.review))],
        };
      },
      keyReused: (at, takenSteps) => {
        const order = orderAt(at, true);
        const page = form.formPage(order, takenSteps);
        const notice = form.keyReusedNotice(order);
        return {
          ...page,
          ...notice,
          announcements: [...(page.announcements ?? []), ...(notice.announcements ?? [])],
          others: [
            ...(page.others ?? []),
            ...(notice.others ?? []),
            ...controls(button(copy.startOver)),
          ],
        };
      },
    },
  };
}

/** Returns whether the order was restored from its draft, with nothing else loaded. */
function isResumed({ submittedAt }: PlacementInput['placement'], takenSteps: StepHistory): boolean {
  return (
    submittedAt === RESUMED_AT || takenSteps.some(({ stimulus }) => stimulus.kind === 'restart')
  );
}

function placed(operation: Operation, stepContext: StepContext<typeof placementMachine>) {
  const { id, price, discount, expiresAt } = stepOutput<{ readonly order: PlacedOrder }>(
    stepContext,
  ).order;
  return operation === PLACE_GREETING
    ? served(PLACE_GREETING, { id, price, discprice: discount, expiredTime: expiresAt })
    : served(PLACE_FLOWERS, { id, price, expiredTime: expiresAt });
}

/** Waits until a page has a control and has loaded everything that it shows. */
function untilLoaded(driver: Driver, { role, name }: Control): Promise<void> {
  return waitUntil(
    driver,
    async () => {
      const { controls, announcements } = await driver.snapshot();
      return (
        controls.some((control) => control.role === role && control.name === name) &&
        !announcements.includes(flowersCopy.loadingDetail)
      );
    },
    `The page has no ${role} "${name}", or is still loading.`,
  );
}
