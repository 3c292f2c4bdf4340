import { use, type ComponentType } from 'react';

/** A page whose code is loaded when it first renders, or by `preload`. */
export interface LazyPage {
  readonly Page: ComponentType;
  /**
   * Loads the code ahead of time and resolves when it is loaded. Never rejects: an error is thrown
   * when the page renders.
   */
  preload(): Promise<void>;
}

/**
 * Creates a lazy page. A loaded page renders without suspending, and a failed load is retried at
 * the next render.
 */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;

  function start(): Promise<ComponentType> {
    if (loading !== undefined) return loading;
    const promise = load();
    loading = promise;
    promise.then(
      // React's `use` reads a promise with these fields synchronously; it suspends for any other
      // promise.
      (component) => Object.assign(promise, { status: 'fulfilled', value: component }),
      () => {
        loading = undefined;
      },
    );
    return promise;
  }

  function Page() {
    const Component = use(start());
    return <Component />;
  }

  return {
    Page,
    preload: () =>
      start().then(
        () => {},
        () => {},
      ),
  };
}
