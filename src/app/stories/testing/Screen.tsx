import type { HttpHandler } from 'msw';
import { useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import { FLOWERS, GREETING } from '../../../domain/order.ts';
import { parseOrderPath, routes, type OrderStep } from '../../../domain/routes.ts';
import { flowerOrderMachine } from '../../../machines/flower-order/machine.ts';
import type { FlowerDraft } from '../../../machines/flower-order/types.ts';
import { greetingOrderMachine } from '../../../machines/greeting-order/machine.ts';
import type { GreetingDraft } from '../../../machines/greeting-order/types.ts';
import { paymentMachine } from '../../../machines/payment/machine.ts';
import { stepOf } from '../../../machines/stateMeta.ts';
import { NOW } from '../../../testing/fixtures/now.ts';
import { handlers } from '../../../testing/handlers.ts';
import { mockFetch } from '../../../testing/mockFetch.ts';
import { readEnvironment } from '../../platform/environment.ts';
import { SESSION_KEY } from '../../auth/sessionKey.ts';
import { createDraftStore, type SavedOrder } from '../../orders/store/draftStore.ts';
import { SENDER_NAMES } from '../../orders/store/storageKeys.ts';
import type { Platform } from '../../platform/platform.ts';
import { SERVER_TIME_OFFSET } from '../../platform/serverClock.ts';
import { createServices, type Services } from '../../services/services.ts';
import { createMemoryStorage, session } from '../../testing/fakes.ts';
import { createManualClock } from '../../../testing/createManualClock.ts';
import { AppHarness, createHarnessPlatform } from '../../testing/AppHarness.tsx';
import { createMemoryHistory, type MemoryHistory } from '../../testing/memoryHistory.ts';
import {
  board,
  correction,
  editor,
  greeting,
  orderPage,
  paymentOf,
  placementOf,
} from './storyFixtures.ts';
import { freezeMachines, type Frozen, type FrozenStates, type Stopped } from './freezeMachines.ts';
import { statesOf, type Contexts } from './stateTags.ts';
import { waitUntilRendered } from './waitUntilRendered.ts';

type ContextChanges = { readonly [Machine in keyof Contexts]?: Partial<Contexts[Machine]> };

/** The args of a screen story. Every default is a signed-in user on a working network. */
export interface ScreenProps extends ContextChanges {
  /** The path. For an order, any path of its kind: the state determines the step. */
  readonly at: string;
  /** The person of an order. */
  readonly personId?: number;
  /** The navigation state. */
  readonly state?: unknown;
  /** Whether nobody is signed in. */
  readonly isVisitor?: boolean;
  /** Handlers that override those of the mock upstream. */
  readonly answers?: readonly HttpHandler[];
  readonly isOffline?: boolean;
  /** Whether the device has no offset of the server clock. */
  readonly isTimeUnknown?: boolean;
  /** The saved orders on the device. */
  readonly drafts?: readonly SavedOrder<GreetingDraft | FlowerDraft>[];
  /** Sender names of the user's earlier orders, the newest first. */
  readonly senderNames?: readonly string[];
  /** The proof of payment that was chosen on this device for the order of the order page. */
  readonly proof?: File;
  /** The time, in ms since the epoch; defaults to `NOW`. */
  readonly now?: number;
  /** Overrides of the platform. */
  readonly platform?: Partial<Platform>;
}

interface ScreenStory {
  readonly args: ScreenProps;
  readonly tags: readonly string[];
}

/**
 * The story options of all screens: they render the whole app, with its machines frozen in the
 * states that the tags of the story name.
 */
export const screen = {
  loaders: [async ({ args, tags }: ScreenStory) => createStoryHarness(args, tags)],
  render: (_: ScreenProps, { loaded }: { readonly loaded: Record<string, unknown> }) => (
    <FrozenScreen {...(loaded as unknown as StoryHarness)} />
  ),
  play: waitUntilRendered,
  parameters: { layout: 'fullscreen' },
};

/** What a story renders. */
export interface StoryHarness {
  readonly services: Services;
  readonly history: MemoryHistory;
  /** The frozen machines and their states. */
  readonly stopped: readonly Stopped[];
}

function FrozenScreen({ services, history }: StoryHarness) {
  useEffect(() => () => void services.auth.stop(), [services]);
  return <AppHarness services={services} history={history} />;
}

async function createStoryHarness(
  props: ScreenProps,
  tags: readonly string[],
): Promise<StoryHarness> {
  const {
    state,
    answers = [],
    isOffline = false,
    isTimeUnknown = false,
    drafts = [],
    senderNames = [],
    now = NOW,
  } = props;
  const states = frozenStates(props, tags);
  const stopped: Stopped[] = [];
  const history = createMemoryHistory(addressOf(states, props), state);
  const network = mockFetch([...answers, ...handlers]);
  const services = createServices(
    { ...readEnvironment({ VITE_DEMO: 'true' }), virtualAccount: true },
    window,
    {
      ...createHarnessPlatform(history),
      fetch: network,
      sendForm: (url, form, { headers, signal }) =>
        network(url, { method: 'POST', body: form, headers, signal: signal ?? null }),
      isOnline: () => !isOffline,
      clock: createManualClock(now),
      localStorage: createDeviceStorage(drafts, {
        ...(!isTimeUnknown && { [SERVER_TIME_OFFSET]: '0' }),
        [SENDER_NAMES]: JSON.stringify({ userId: session.user.id, names: senderNames }),
        ...(!props.isVisitor && { [SESSION_KEY]: 'read by the frozen machine' }),
      }),
      ...props.platform,
    },
    freezeMachines(states, (actor) => stopped.push(actor)),
  );
  // Shows errors without waiting for retries.
  services.queries.setDefaultOptions({ queries: { retryDelay: 0 } });
  await services.auth.load();
  if (props.proof !== undefined)
    await keepProof(services, props.orderPage?.orderId ?? orderPage.orderId, props.proof);
  return { services, history, stopped };
}

/** Keeps a file as the chosen proof of an order. */
async function keepProof(services: Services, orderId: number, proof: File): Promise<void> {
  const { id, username } = session.user;
  const pages = await services.loadOrderPages();
  pages.chosenFile({ userId: id, username, orderId }, 'proof').save(proof);
}

/**
 * Returns the frozen states of a story. The auth machine is always frozen; another machine starts
 * normally unless a tag names its state.
 */
function frozenStates(props: ScreenProps, tags: readonly string[]): FrozenStates {
  const states = statesOf(tags);
  const { auth, greetingOrder, flowerOrder, placement, payment, profileEditor } = states;
  const kind = parseOrderPath(props.at)?.kind ?? GREETING;
  const invoking =
    payment !== undefined ? 'paying' : placement !== undefined ? 'placing' : undefined;
  const greetingState = greetingOrder ?? (kind === GREETING ? invoking : undefined);
  const flowerState = flowerOrder ?? (kind === FLOWERS ? invoking : undefined);
  const isVisitor = props.isVisitor ?? false;
  return {
    auth: {
      value: auth ?? (isVisitor ? { signedOut: 'idle' } : { signedIn: 'fresh' }),
      context: { session: isVisitor ? null : session, error: null, ...props.auth },
    },
    ...(greetingState && {
      greetingOrder: { value: greetingState, context: { ...greeting, ...props.greetingOrder } },
    }),
    ...(flowerState && {
      flowerOrder: { value: flowerState, context: { ...board, ...props.flowerOrder } },
    }),
    ...(placement !== undefined && {
      placement: {
        value: placement,
        context: { ...placementOf(kind), ...props.placement },
      },
    }),
    ...((greetingState ?? flowerState) === 'paying' && {
      payment: {
        value: payment ?? { open: { byTransfer: 'reviewing' } },
        context: { ...paymentOf(kind), ...props.payment },
      },
    }),
    ...(states.orderPage && {
      orderPage: { value: states.orderPage, context: { ...orderPage, ...props.orderPage } },
    }),
    ...(states.cardCorrection && {
      cardCorrection: {
        value: states.cardCorrection,
        context: { ...correction, ...props.cardCorrection },
      },
    }),
    ...(profileEditor && {
      profileEditor: { value: profileEditor, context: { ...editor, ...props.profileEditor } },
    }),
  };
}

/**
 * Returns the URL of a story. That of a frozen order is the URL of its step, because an order goes to
 * the step of the URL.
 */
function addressOf(
  { greetingOrder, flowerOrder, payment }: FrozenStates,
  { at, personId }: ScreenProps,
): string {
  const step = greetingOrder
    ? (frozenStep(greetingOrderMachine, greetingOrder) ?? frozenStep(paymentMachine, payment))
    : (frozenStep(flowerOrderMachine, flowerOrder) ?? frozenStep(paymentMachine, payment));
  if (personId === undefined) return at;
  if (step === null) return `${at}?personid=${personId}`;
  return routes.order(greetingOrder ? GREETING : FLOWERS, step, personId);
}

function frozenStep(machine: AnyStateMachine, frozen: Frozen | undefined): OrderStep | null {
  const snapshot = frozenSnapshot(machine, frozen);
  return snapshot === null ? null : stepOf(snapshot);
}

function frozenSnapshot(machine: AnyStateMachine, frozen: Frozen | undefined) {
  return frozen === undefined ? null : machine.resolveState(frozen);
}

function createDeviceStorage(
  drafts: readonly SavedOrder<GreetingDraft | FlowerDraft>[],
  values: Record<string, string>,
): Storage {
  const storage = createMemoryStorage(values);
  for (const draft of drafts) {
    createDraftStore(storage, {
      kind: draft.kind,
      userId: session.user.id,
      read: () => draft.draft,
    }).save(draft);
  }
  return storage;
}
