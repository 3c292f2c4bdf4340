import { fromPromise, type PromiseActorLogic } from 'xstate';

/**
 * An actor that the composition root must supply with `.provide()`. It carries the types of input and
 * output; run as it is, it fails by name, so that a forgotten actor is found at once.
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

/** An action that the composition root may supply; without it nothing happens. */
export function noop(): void {}
