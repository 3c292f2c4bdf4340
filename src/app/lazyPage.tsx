import { use, type ComponentType } from 'react';

/** A page whose code is loaded when it is first shown, or before that. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the code ahead of time. Never rejects: a failure is told when the page is shown. */
  preload(): void;
}

/** Once loaded, the page is shown without any waiting state in between. A failed load is tried again next time. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loaded: ComponentType | undefined;
  let loading: Promise<ComponentType> | undefined;

  const start = () =>
    (loading ??= load().then(
      (component) => (loaded = component),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));

  function Page() {
    const Component = loaded ?? use(start());
    return <Component />;
  }

  return { Page, preload: () => void start().catch(() => {}) };
}
