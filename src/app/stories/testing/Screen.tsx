import type { HttpHandler } from 'msw';
import { useEffect, useState } from 'react';
import { FLOWERS, GREETING } from '../../../domain/order.ts';
import { parseOrderPath } from '../../../domain/routes.ts';
import type { FlowerDraft } from '../../../machines/flowerOrderTypes.ts';
import type { GreetingDraft } from '../../../machines/greetingOrderTypes.ts';
import { NOW } from '../../../testing/fixtures/now.ts';
import { handlers } from '../../../testing/handlers.ts';
import { mockFetch } from '../../../testing/mockFetch.ts';
import { readEnvironment } from '../../environment.ts';
import { createDraftStore, type SavedOrder } from '../../orders/draftStore.ts';
import type { Outside } from '../../outside.ts';
import { createServices, type Services } from '../../services.ts';
import { handClock, memoryStorage, session } from '../../testing/fakes.ts';
import { createStageHistory, Stage, stageOutside, type StageHistory } from '../../testing/Stage.tsx';
import { board, editor, greeting, paymentOf } from './cast.ts';
import { createFrozenActor, type FrozenStates } from './createFrozenActor.ts';
import { statesOf, type Contexts } from './stateTags.ts';

type ContextChanges = { readonly [Machine in keyof Contexts]?: Partial<Contexts[Machine]> };

/** Where a story is, and how its world differs from that of Sari on a good day. */
export interface ScreenProps extends ContextChanges {
  /** The address. An order leads to that of its state by itself. */
  readonly at: string;
  /** What the link to the address brought along. */
  readonly state?: unknown;
  /** Nobody is signed in. */
  readonly isVisitor?: boolean;
  /** Answers that are not those of a healthy upstream. */
  readonly answers?: readonly HttpHandler[];
  readonly isOffline?: boolean;
  /** Orders that lie on the device. */
  readonly drafts?: readonly SavedOrder<GreetingDraft | FlowerDraft>[];
  /** The time, in ms since the epoch; that of the fixtures when left out. */
  readonly now?: number;
  /** Parts of the outside that a journey moves. */
  readonly outside?: Partial<Outside>;
}

/** How a story's arguments and tags become its screen: the whole app, stopped in the states that the tags name. */
export function showScreen(props: ScreenProps, { tags }: { readonly tags: readonly string[] }) {
  return <Screen {...props} tags={tags} />;
}

function Screen(props: ScreenProps & { readonly tags: readonly string[] }) {
  const [{ services, history }] = useState(() => setStage(props));
  useEffect(() => () => void services.auth.stop(), [services]);
  return <Stage services={services} history={history} />;
}

function setStage(props: ScreenProps & { readonly tags: readonly string[] }): { services: Services; history: StageHistory } {
  const { at, state, answers = [], isOffline = false, drafts = [], now = NOW } = props;
  const history = createStageHistory(at, state);
  const network = mockFetch([...answers, ...handlers]);
  const services = createServices({ ...readEnvironment({}), virtualAccount: true }, window, {
    ...stageOutside(history),
    fetch: network,
    sendForm: (url, form, { headers, signal }) => network(url, { method: 'POST', body: form, headers, signal: signal ?? null }),
    isOnline: () => !isOffline,
    clock: handClock(now),
    localStorage: deviceWith(drafts),
    createActor: createFrozenActor(frozenStates(props)),
    ...props.outside,
  });
  // What fails is told at once, not after it was tried again.
  services.queries.setDefaultOptions({ queries: { retryDelay: 0 } });
  return { services, history };
}

/** Who is signed in is told by every story; the other machines begin as they do unless a tag names a state of theirs. */
function frozenStates(props: ScreenProps & { readonly tags: readonly string[] }): FrozenStates {
  const { auth, greetingOrder, flowerOrder, payment, profileEditor } = statesOf(props.tags);
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
    ...(greetingState && { greetingOrder: { value: greetingState, context: { ...greeting, ...props.greetingOrder } } }),
    ...(flowerState && { flowerOrder: { value: flowerState, context: { ...board, ...props.flowerOrder } } }),
    ...((greetingState ?? flowerState) === 'paying' && {
      payment: { value: payment ?? { open: { byTransfer: 'reviewing' } }, context: { ...paymentOf(kind), ...props.payment } },
    }),
    ...(profileEditor && { profileEditor: { value: profileEditor, context: { ...editor, ...props.profileEditor } } }),
  };
}

function deviceWith(drafts: readonly SavedOrder<GreetingDraft | FlowerDraft>[]): Storage {
  const storage = memoryStorage();
  for (const draft of drafts) {
    createDraftStore(storage, { kind: draft.kind, userId: session.user.id, read: () => draft.draft }).save(draft);
  }
  return storage;
}
