import { use, type ComponentType } from 'react';
import { loadCode } from '../../api/http/loadCode.ts';
import { loadOnce } from '../platform/loadOnce.ts';

/** A page whose code is loaded when it first renders, or by `preload`. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the code. Never rejects: an error is thrown when the page renders. */
  preload(): Promise<void>;
}

/** Creates a lazy page. A loaded page renders without suspending. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  const start = loadOnce(() => {
    const promise = loadCode(load);
    // React's `use` reads a promise with these fields synchronously; it suspends for any other
    // promise.
    promise.then(
      (component) => Object.assign(promise, { status: 'fulfilled', value: component }),
      () => {},
    );
    return promise;
  });

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
