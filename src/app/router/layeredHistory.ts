import { createPath, NavigationType } from 'react-router-dom';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';
import type { OpenLayer } from '../../ui/layer/useLayer.ts';
import type { TabHistory } from './tabHistory.ts';

/** A history in which every open layer has an entry, of which the router knows nothing. */
export interface LayeredHistory extends Omit<TabHistory, 'layers' | 'pushLayer'> {
  readonly openLayer: OpenLayer;
}

interface Layer {
  readonly close: () => boolean;
  /** The path of its page, once its entry was due. */
  path?: string;
}

/** After how many ms a step back that the browser did not take is given up. */
const LONGEST_RETURN = 1000;

/**
 * Adds layers to a history: going back closes the uppermost one, and one that is closed otherwise
 * leaves no entry behind. What changes at once, such as the close of a dialog and the next step of
 * an order, becomes one change of the history, whichever comes first.
 */
export function createLayeredHistory(tab: TabHistory): LayeredHistory {
  const layers: Layer[] = [];
  let shown = shownBy(tab);
  let tell: (() => void) | null = null;
  let isReplacingLayer = false;
  let isReturning = false;
  let next: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelSync = () => {};

  const syncLater = () => {
    cancelSync();
    if (tell !== null) cancelSync = afterPaint(sync);
  };
  const endReturn = () => {
    clearTimeout(timer);
    isReturning = false;
    const run = next;
    next = null;
    if (run === null) syncLater();
    else run();
  };
  const goBack = (count: number) => {
    isReturning = true;
    timer = setTimeout(endReturn, LONGEST_RETURN);
    tab.go(-count);
  };

  /** Gives each open layer an entry, and removes those of closed ones. */
  function sync() {
    if (isReturning) return;
    const { pathname } = shown.location;
    for (const layer of layers) layer.path ??= pathname;
    const count = openLayers().length;
    if (tab.layers > count) return goBack(tab.layers - count);
    while (tab.layers < count && tab.pushLayer(tab.layers + 1));
  }

  function follow() {
    const { action, location } = shownBy(tab);
    const before = shown.location;
    const isSamePage = location.key === before.key && createPath(location) === createPath(before);
    if (!isSamePage) shown = { action: isReplacingLayer ? NavigationType.Push : action, location };
    if (action === NavigationType.Pop && !isReturning && location.pathname === before.pathname)
      closeAbove(isSamePage ? tab.layers : 0);
    if (!isSamePage) tell?.();
    if (action === NavigationType.Pop) endReturn();
    else syncLater();
  }

  function closeAbove(count: number) {
    for (const layer of openLayers().slice(count).reverse()) if (layer.close()) remove(layer);
  }

  /** Returns the layers of the page, without those of a page that is about to be replaced. */
  function openLayers() {
    return layers.filter(({ path = shown.location.pathname }) => path === shown.location.pathname);
  }

  function remove(layer: Layer) {
    const index = layers.indexOf(layer);
    if (index >= 0) layers.splice(index, 1);
  }

  return {
    get location() {
      return shown.location;
    },
    get action() {
      return shown.action;
    },
    createHref: (to) => tab.createHref(to),
    push(to, state, options) {
      if (isReturning) next = () => tab.push(to, state, options);
      else if (tab.layers === 0) tab.push(to, state, options);
      else {
        isReplacingLayer = true;
        tab.replace(to, state, options);
        isReplacingLayer = false;
      }
    },
    replace(to, state, options) {
      const replace = () => tab.replace(to, state, options);
      if (!isReturning && tab.layers === 0) return replace();
      next = replace;
      if (!isReturning) goBack(tab.layers);
    },
    go: (delta) => tab.go(delta),
    listen(listener) {
      tell = listener;
      shown = shownBy(tab);
      const stop = tab.listen(follow);
      syncLater();
      return () => {
        tell = null;
        cancelSync();
        stop();
      };
    },
    openLayer(close) {
      const layer: Layer = { close };
      layers.push(layer);
      syncLater();
      return () => {
        remove(layer);
        syncLater();
      };
    },
  };
}

/** Returns how the router reached its current location, and the location. */
export function shownBy({ action, location }: Pick<TabHistory, 'action' | 'location'>) {
  return { action, location };
}
