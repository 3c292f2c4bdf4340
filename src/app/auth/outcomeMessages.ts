import * as v from 'valibot';
import type { SignInOutcome } from '../../api/signIn.ts';

/** What the callback page tells the page that opened its window. */
export interface OutcomeMessage {
  /** Which attempt it answers; null when the window lost its memory of that. */
  readonly attempt: string | null;
  readonly outcome: SignInOutcome;
}

/** One way from window to window of this origin. */
export interface Transport {
  post(message: unknown): void;
  /** `reply` answers the sender of a message. Returns what ends it. */
  subscribe(listener: (message: unknown, reply: (message: unknown) => void) => void): () => void;
}

/**
 * Sends the outcome of a sign-in and answers whether a page took it.
 * @param patience ms to wait for a page to say so
 */
export function postOutcome(
  transports: readonly Transport[],
  { attempt, outcome }: OutcomeMessage,
  patience: number,
  after: (ms: number, callback: () => void) => () => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (taken: boolean) => {
      cancel();
      ends.forEach((end) => end());
      resolve(taken);
    };
    const ends = transports.map((transport) =>
      transport.subscribe((message) => {
        if (v.is(receipt, message) && message.attempt === attempt) settle(true);
      }),
    );
    const cancel = after(patience, () => settle(false));
    transports.forEach((transport) =>
      transport.post({ type: 'signIn.done', attempt, outcome } satisfies Done),
    );
  });
}

/** Waits for the outcome of an attempt and acknowledges it. Returns what ends the wait. */
export function waitForOutcome(
  transports: readonly Transport[],
  attempt: string,
  onOutcome: (outcome: SignInOutcome) => void,
): () => void {
  const ends = transports.map((transport) =>
    transport.subscribe((message, reply) => {
      if (!v.is(done, message)) return;
      if (message.attempt !== null && message.attempt !== attempt) return;
      reply({ type: 'signIn.received', attempt: message.attempt } satisfies Receipt);
      onOutcome(message.outcome as SignInOutcome);
    }),
  );
  return () => ends.forEach((end) => end());
}

const maybeText = v.nullable(v.string());

const done = v.object({
  type: v.literal('signIn.done'),
  attempt: maybeText,
  outcome: v.variant('type', [
    v.object({
      type: v.literal('signedIn'),
      identity: v.object({
        username: v.string(),
        name: maybeText,
        email: maybeText,
        gender: maybeText,
        pictureUrl: maybeText,
      }),
      accessToken: v.string(),
      expiresAt: v.number(),
      refreshAt: v.number(),
    }),
    v.object({ type: v.literal('rejected'), code: v.string() }),
  ]),
});

const receipt = v.object({ type: v.literal('signIn.received'), attempt: maybeText });

type Done = { readonly type: 'signIn.done' } & OutcomeMessage;
type Receipt = v.InferOutput<typeof receipt>;
