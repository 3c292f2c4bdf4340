import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * Creates a placeholder for an actor that must be provided with `machine.provide()`. It defines the
 * types of input and output. When started, it rejects with the name of the missing actor.
 */
export function notProvided<Output, Input>(name: string): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() =>
    Promise.reject(
      new Error(
        `Actor "${name}" is not provided: supply it with machine.provide({ actors: { ${name} } }).`,
      ),
    ),
  );
}

/** The default of actions that may be provided with `machine.provide()`. */
export function noop(): void {}
