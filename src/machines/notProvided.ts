import { fromPromise, type PromiseActorLogic } from 'xstate';

/** Creates a placeholder, which rejects when started, for an actor that must be provided. */
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
