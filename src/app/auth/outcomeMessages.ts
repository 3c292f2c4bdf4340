import * as v from 'valibot';
import type { SignInOutcome } from '../../api/resources/signIn.ts';
import type { Transport } from '../platform/transports.ts';

/** The outcome of a sign-in, posted by the callback page to its opener. */
export interface OutcomeMessage {
  /** Id of the sign-in attempt; null if the window lost its `sessionStorage`. */
  readonly attempt: string | null;
  readonly outcome: SignInOutcome;
}

/** Posts the outcome of a sign-in; resolves to whether it was acknowledged in time. */
export function postOutcome(
  transports: readonly Transport[],
  { attempt, outcome }: OutcomeMessage,
  timeoutMs: number,
  after: (ms: number, callback: () => void) => () => void,
): Promise<boolean> {
  return new Promise((resolve) => {
    const settle = (acknowledged: boolean) => {
      cancel();
      ends.forEach((end) => end());
      resolve(acknowledged);
    };
    const ends = transports.map((transport) =>
      transport.subscribe((message) => {
        if (v.is(receipt, message) && message.attempt === attempt) settle(true);
      }),
    );
    const cancel = after(timeoutMs, () => settle(false));
    transports.forEach((transport) =>
      transport.post({ type: 'signIn.done', attempt, outcome } satisfies Done),
    );
  });
}

/** Acknowledges the outcome of an attempt. Returns the unsubscribe function. */
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

const nullableText = v.nullable(v.string());

const done = v.object({
  type: v.literal('signIn.done'),
  attempt: nullableText,
  outcome: v.variant('type', [
    v.object({
      type: v.literal('signedIn'),
      identity: v.object({
        username: v.string(),
        name: nullableText,
        email: nullableText,
        gender: nullableText,
        pictureUrl: nullableText,
      }),
      accessToken: v.string(),
      expiresAt: v.number(),
      refreshAt: v.number(),
    }),
    v.object({ type: v.literal('rejected'), code: v.string() }),
  ]),
});

const receipt = v.object({ type: v.literal('signIn.received'), attempt: nullableText });

type Done = { readonly type: 'signIn.done' } & OutcomeMessage;
type Receipt = v.InferOutput<typeof receipt>;
