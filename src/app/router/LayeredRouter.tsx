import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router } from 'react-router-dom';
import { LayerContext } from '../../ui/layer/useLayer.ts';
import { createLayeredHistory, shownBy } from './layeredHistory.ts';
import type { TabHistory } from './tabHistory.ts';

export interface LayeredRouterProps {
  readonly history: TabHistory;
  readonly children: ReactNode;
}

/** Routes its children by a history, in which their open layers have entries of their own. */
export function LayeredRouter({ history: tab, children }: LayeredRouterProps) {
  const [history] = useState(() => createLayeredHistory(tab));
  const [{ location, action }, setShown] = useState(() => shownBy(history));
  useLayoutEffect(() => {
    const show = () => setShown(shownBy(history));
    const stop = history.listen(show);
    show();
    return stop;
  }, [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      <LayerContext value={history.openLayer}>{children}</LayerContext>
    </Router>
  );
}
