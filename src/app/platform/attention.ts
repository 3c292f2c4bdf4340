/** Whether somebody can see the page, and when that or the connection changes. */
export interface Attention {
  isVisible(): boolean;
  /** Calls `callback` when the visibility or the connection changes. Returns `unsubscribe`. */
  subscribe(callback: () => void): () => void;
}

export function createPageAttention(
  view: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>,
): Attention {
  const { document } = view;
  return {
    isVisible: () => document.visibilityState === 'visible',
    subscribe(callback) {
      const onPageShow = ({ persisted }: PageTransitionEvent) => {
        if (persisted) callback();
      };
      const onChange = () => callback();
      document.addEventListener('visibilitychange', onChange);
      view.addEventListener('pageshow', onPageShow);
      view.addEventListener('online', onChange);
      view.addEventListener('offline', onChange);
      return () => {
        document.removeEventListener('visibilitychange', onChange);
        view.removeEventListener('pageshow', onPageShow);
        view.removeEventListener('online', onChange);
        view.removeEventListener('offline', onChange);
      };
    },
  };
}
