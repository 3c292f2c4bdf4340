import type { SnapshotFrom } from 'xstate';
import { FLOWERS, GREETING, type OrderKind, type PlacedOrder } from '../../../src/domain/order.ts';
import { FORM_STEPS, routes } from '../../../src/domain/routes.ts';
import { initialContext as flowerContext } from '../../../src/machines/flower-order/context.ts';
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
  type StepHistory,
} from '../support/defineAppAdapter.ts';
import { button, link, type Control, type Driver, type OpenDriver } from '../support/driver.ts';
import { flowersCopy, greetingCopy, placementCopy as copy } from '../support/fixedCopy.ts';
import { noResponseAnswers, rejected, served, type Operation } from '../support/network.ts';
import { openOrder } from '../support/orderDraft.ts';
import { oneOf, type Requests } from '../support/request.ts';
import { stepOutput } from '../support/stepOutput.ts';
import { waitUntil } from '../support/waitUntil.ts';
import { toPlacedFlowers, toPlacedGreeting } from '../support/wireOrder.ts';
import * as form from '../parts/flowerForm.ts';
import * as flowers from '../parts/flowerReview.ts';
import * as greeting from '../parts/greetingPackages.ts';
import { stepsBack } from '../parts/orderParts.ts';

type Snapshot = SnapshotFrom<typeof placementMachine>;
type Model = ReturnType<typeof createPlacementModel>;

const PLACE_GREETING = 'POST /messages';
const PLACE_FLOWERS = 'POST /florist/message';

type PlacementScreen = (at: Snapshot, takenSteps: StepHistory) => StateScreen;

/** The parts of the adapter that differ between the two kinds of order. */
interface Kind {
  readonly operation: Operation;
  /** The buttons that place the order. */
  readonly place: readonly [Control, ...Control[]];
  readonly step: 'package' | 'form';
  readonly draft: object;
  readonly requests: Requests<PlacementInput>;
  readonly states: Readonly<
    Record<'placing' | 'placed' | 'rejected' | 'keyReused', PlacementScreen>
  >;
  readonly unknown: (at: Snapshot, canRetry: boolean) => StateScreen;
}

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
  const { operation, place, step, draft, requests, states, unknown } =
    kind === GREETING ? greetingParts(fixtures, () => placedAt) : flowerParts(fixtures);

  return defineAppAdapter(
    model,
    {
      open: ({ placement }) =>
        openOrder({
          kind,
          person,
          buyer: session.user,
          keySupport: placement.keySupport,
          draft: { ...draft, ...placementDraft(placement) },
          step,
        }),
      prepare: async (driver, input, goOffline) => {
        if (input.placement.mayExist) return;
        await untilLoaded(driver, place[0]);
        await goOffline();
        placedAt = await driver.now();
        for (const control of place) await driver.press(control);
      },
      requests,
      token: session.accessToken,
      events: { 'order.retry': sentBy(button(copy.retryOrder)) },
      actors: {
        placeOrder: {
          operation,
          answers: {
            placed: (stepContext) => {
              const { order } = stepOutput<{ readonly order: PlacedOrder }>(stepContext);
              return kind === GREETING
                ? served(PLACE_GREETING, toPlacedGreeting(order))
                : served(PLACE_FLOWERS, toPlacedFlowers(order));
            },
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
        outcomeUnknown: (at) => unknown(at, at.can({ type: 'order.retry' })),
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
  const draft = greetingDraft(fixtures);
  /** Returns the order as its page shows it. A resumed order knows only the chosen package. */
  const orderAt = ({ context: { placement, answer } }: Snapshot, takenSteps: StepHistory) => {
    const context = greetingContext(inputOf(fixtures, draft, placement));
    const error = answer?.type === 'rejected' ? answer.code : null;
    const isLoaded = !isResumed(placement, takenSteps) || error === 'packageUnavailable';
    return {
      context: {
        ...context,
        packages: isLoaded ? fixtures.packages : context.packages,
        order: answer?.type === 'placed' ? answer.order : null,
        error,
      },
    };
  };
  const controls = (order: { readonly context: GreetingContext }) => [
    ...stepsBack(GREETING, 'package'),
    ...greeting.cardControls(order),
  ];
  return {
    operation: PLACE_GREETING,
    place: [button(greetingCopy.place)],
    step: 'package',
    draft,
    requests: {
      [PLACE_GREETING]: ({ input: { placement } }) => {
        const input = inputOf(fixtures, draft, placement);
        const { body } = greetingRequests[PLACE_GREETING]({ input, steps: [] });
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
          others: [
            ...controls(order),
            ...greeting.packageRadios(order),
            ...greeting.methods(order),
            button(greetingCopy.place),
          ],
        };
      },
      keyReused: (at, takenSteps) => {
        const order = orderAt(at, takenSteps);
        return {
          ...greeting.keyReusedPackages(order),
          others: [...controls(order), button(copy.startOver), link(copy.history, '/history')],
        };
      },
    },
  };
}

function flowerParts(fixtures: Fixtures): Kind {
  const draft = flowerDraft(fixtures);
  const orderAt = ({ context: { placement, answer } }: Snapshot, isDetailLoaded = true) => ({
    context: {
      ...flowerContext(inputOf(fixtures, draft, placement)),
      detail: isDetailLoaded ? fixtures.detail : null,
      order: answer?.type === 'placed' ? answer.order : null,
      error:
        answer?.type === 'rejected' && answer.code !== 'idempotencyKeyReused' ? answer.code : null,
    },
  });
  const controls = [...stepsBack(FLOWERS, 'form'), ...form.formControls()];
  return {
    operation: PLACE_FLOWERS,
    place: [button(flowersCopy.review), button(flowersCopy.place)],
    step: 'form',
    draft,
    requests: {
      [PLACE_FLOWERS]: ({ input: { placement } }) =>
        flowerRequests[PLACE_FLOWERS]({ input: inputOf(fixtures, draft, placement), steps: [] }),
    },
    unknown: (at, canRetry) => flowers.unknownPage(orderAt(at), at.context.error, canRetry),
    states: {
      placing: (at, takenSteps) =>
        flowers.placingPage(orderAt(at, !isResumed(at.context.placement, takenSteps))),
      placed: (at) => flowers.payingPage(orderAt(at)),
      rejected: (at) => {
        const page = form.formPage(orderAt(at));
        return {
          ...page,
          others: [...(page.others ?? []), ...controls, button(flowersCopy.review)],
        };
      },
      keyReused: (at) => {
        const order = orderAt(at);
        const page = form.formPage(order);
        const notice = form.keyReusedNotice(order);
        return {
          ...page,
          ...notice,
          announcements: [...(page.announcements ?? []), ...(notice.announcements ?? [])],
          others: [
            ...(page.others ?? []),
            ...(notice.others ?? []),
            ...controls,
            button(copy.startOver),
          ],
        };
      },
    },
  };
}

/** Returns the input of the order that is being placed, as its stored draft has it. */
function inputOf<Draft extends object>(
  { person, session }: Fixtures,
  draft: Draft,
  placement: PlacementInput['placement'],
) {
  const { key, keySupport } = placement;
  return {
    person,
    buyer: session.user,
    key,
    keySupport,
    draft: { ...draft, ...placementDraft({ ...placement, mayExist: true }) },
  };
}

/** Returns whether the order was restored from its draft, with nothing else loaded. */
function isResumed({ submittedAt }: PlacementInput['placement'], takenSteps: StepHistory): boolean {
  return (
    submittedAt === RESUMED_AT || takenSteps.some(({ stimulus }) => stimulus.kind === 'restart')
  );
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
