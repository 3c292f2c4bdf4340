import { useEffect, useEffectEvent, useState } from 'react';

export type Late<Code> =
  | { readonly type: 'idle' | 'loading' | 'failed' }
  | { readonly type: 'ready'; readonly code: Code };

/**
 * Loads code that is not needed at first: as soon as `isWanted`, or with the returned function, which
 * also tries again after a failure.
 */
export function useLate<Code>(
  load: () => Promise<Code>,
  isWanted = false,
): readonly [Late<Code>, () => void] {
  const [late, setLate] = useState<Late<Code>>({ type: 'idle' });
  const run = () => {
    load().then(
      (code) => setLate({ type: 'ready', code }),
      () => setLate({ type: 'failed' }),
    );
  };
  const runWanted = useEffectEvent(run);
  useEffect(() => {
    if (isWanted) runWanted();
  }, [isWanted]);
  const start = () => {
    if (late.type === 'loading' || late.type === 'ready') return;
    setLate({ type: 'loading' });
    run();
  };
  return [late, start];
}
