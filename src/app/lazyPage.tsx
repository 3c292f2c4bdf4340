import { use, type ComponentType } from 'react';

/** A page whose code is loaded when it is first shown, or before that. */
export interface LazyPage {
  readonly Page: ComponentType;
  /** Loads the code ahead of time; ends when it is there. Never rejects: a failure is told when the page is shown. */
  preload(): Promise<void>;
}

/** Once loaded, the page is shown without any waiting state in between. A failed load is tried again next time. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  let loading: Promise<ComponentType> | undefined;

  function start(): Promise<ComponentType> {
    if (loading !== undefined) return loading;
    const began = load();
    loading = began;
    began.then(
      // As React marks promises: one that is marked is read at once, where others make the page wait for a moment.
      (component) => Object.assign(began, { status: 'fulfilled', value: component }),
      () => {
        loading = undefined;
      },
    );
    return began;
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
