import type { HttpHandler } from 'msw';
import { useEffect } from 'react';
import type { AnyStateMachine } from 'xstate';
import { FLOWERS, GREETING } from '../../../domain/order.ts';
import { parseOrderPath, routes, type OrderStep } from '../../../domain/routes.ts';
import { flowerOrderMachine } from '../../../machines/flowerOrderMachine.ts';
import type { FlowerDraft } from '../../../machines/flowerOrderTypes.ts';
import { greetingOrderMachine } from '../../../machines/greetingOrderMachine.ts';
import type { GreetingDraft } from '../../../machines/greetingOrderTypes.ts';
import { paymentMachine } from '../../../machines/paymentMachine.ts';
import { NOW } from '../../../testing/fixtures/now.ts';
import { handlers } from '../../../testing/handlers.ts';
import { mockFetch } from '../../../testing/mockFetch.ts';
import { readEnvironment } from '../../environment.ts';
import { createDraftStore, type SavedOrder } from '../../orders/draftStore.ts';
import type { Platform } from '../../platform.ts';
import { SERVER_TIME_OFFSET } from '../../serverClock.ts';
import { createServices, type Services } from '../../services.ts';
import { createManualClock, createMemoryStorage, session } from '../../testing/fakes.ts';
import {
  createHarnessHistory,
  AppHarness,
  createHarnessPlatform,
  type HarnessHistory,
} from '../../testing/AppHarness.tsx';
import { board, editor, greeting, paymentOf } from './storyFixtures.ts';
import {
  createFrozenActor,
  type Frozen,
  type FrozenStates,
  type Stopped,
} from './createFrozenActor.ts';
import { statesOf, type Contexts } from './stateTags.ts';
import { waitUntilRendered } from './waitUntilRendered.ts';

type ContextChanges = { readonly [Machine in keyof Contexts]?: Partial<Contexts[Machine]> };

/** Where a story is, and how its world differs from that of Sari on a good day. */
export interface ScreenProps extends ContextChanges {
  /** The address; of an order, any of its kind: its state names the page. */
  readonly at: string;
  /** What the link to the address brought along. */
  readonly state?: unknown;
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
  /** Answers that are not those of a healthy upstream. */
  readonly answers?: readonly HttpHandler[];
  readonly isOffline?: boolean;
  /** The device has never heard what the server's clock says. */
  readonly isTimeUnknown?: boolean;
  /** Orders that lie on the device. */
  readonly drafts?: readonly SavedOrder<GreetingDraft | FlowerDraft>[];
  /** The time, in ms since the epoch; that of the fixtures when left out. */
  readonly now?: number;
  /** Parts of the outside that a journey moves. */
  readonly platform?: Partial<Platform>;
}

interface StoryOfAScreen {
  readonly args: ScreenProps;
  readonly tags: readonly string[];
}

/** What every story of a screen is: the whole app, stopped in the states that the story's tags name. */
export const screen = {
  loaders: [async ({ args, tags }: StoryOfAScreen) => createStoryHarness(args, tags)],
  render: (_: ScreenProps, { loaded }: { readonly loaded: Record<string, unknown> }) => (
    <Shown {...(loaded as unknown as StoryHarness)} />
  ),
  play: waitUntilRendered,
  parameters: { layout: 'fullscreen' },
};

/** A stage that was set for a story. */
export interface StoryHarness {
  readonly services: Services;
  readonly history: HarnessHistory;
  /** The machines that were stopped, and where. */
  readonly stopped: readonly Stopped[];
}

function Shown({ services, history }: StoryHarness) {
  useEffect(() => () => void services.auth.stop(), [services]);
  return <AppHarness services={services} history={history} />;
}

function createStoryHarness(props: ScreenProps, tags: readonly string[]): StoryHarness {
  const {
    at,
    state,
    answers = [],
    isOffline = false,
    isTimeUnknown = false,
    drafts = [],
    now = NOW,
  } = props;
  const states = frozenStates(props, tags);
  const stopped: Stopped[] = [];
  const history = createHarnessHistory(addressOf(states) ?? at, state);
  const network = mockFetch([...answers, ...handlers]);
  const services = createServices({ ...readEnvironment({}), virtualAccount: true }, window, {
    ...createHarnessPlatform(history),
    fetch: network,
    sendForm: (url, form, { headers, signal }) =>
      network(url, { method: 'POST', body: form, headers, signal: signal ?? null }),
    isOnline: () => !isOffline,
    clock: createManualClock(now),
    localStorage: deviceWith(drafts, isTimeUnknown ? {} : { [SERVER_TIME_OFFSET]: '0' }),
    createActor: createFrozenActor(states, (one) => stopped.push(one)),
    ...props.platform,
  });
  // What fails is told at once, not after it was tried again.
  services.queries.setDefaultOptions({ queries: { retryDelay: 0 } });
  return { services, history, stopped };
}

/** Who is signed in is told by every story; the other machines begin as they do unless a tag names a state of theirs. */
function frozenStates(props: ScreenProps, tags: readonly string[]): FrozenStates {
  const { auth, greetingOrder, flowerOrder, payment, profileEditor } = statesOf(tags);
  const kind = parseOrderPath(props.at)?.kind ?? GREETING;
  const paying = payment === undefined ? undefined : 'paying';
  const greetingState = greetingOrder ?? (kind === GREETING ? paying : undefined);
  const flowerState = flowerOrder ?? (kind === FLOWERS ? paying : undefined);
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
    ...((greetingState ?? flowerState) === 'paying' && {
      payment: {
        value: payment ?? { open: { byTransfer: 'reviewing' } },
        context: { ...paymentOf(kind), ...props.payment },
      },
    }),
    ...(profileEditor && {
      profileEditor: { value: profileEditor, context: { ...editor, ...props.profileEditor } },
    }),
  };
}

/** The page of the order's state, which has to stand in the address: an order goes to the page that is asked for. */
function addressOf({ greetingOrder, flowerOrder, payment }: FrozenStates): string | null {
  const step = greetingOrder
    ? (stepOf(greetingOrderMachine, greetingOrder) ?? stepOf(paymentMachine, payment))
    : (stepOf(flowerOrderMachine, flowerOrder) ?? stepOf(paymentMachine, payment));
  return step === null ? null : routes.order(greetingOrder ? GREETING : FLOWERS, step);
}

function stepOf(machine: AnyStateMachine, frozen: Frozen | undefined): OrderStep | null {
  if (frozen === undefined) return null;
  const meta = machine.resolveState(frozen).getMeta() as Readonly<
    Record<string, { readonly step?: OrderStep } | undefined>
  >;
  return Object.values(meta).find((entry) => entry?.step !== undefined)?.step ?? null;
}

function deviceWith(
  drafts: readonly SavedOrder<GreetingDraft | FlowerDraft>[],
  kept: Record<string, string>,
): Storage {
  const storage = createMemoryStorage(kept);
  for (const draft of drafts) {
    createDraftStore(storage, {
      kind: draft.kind,
      userId: session.user.id,
      read: () => draft.draft,
    }).save(draft);
  }
  return storage;
}
