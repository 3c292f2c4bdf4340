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
const LONGEST_STEP_BACK = 1000;

/** A step back that the browser is taking, to remove the entries of closed layers. */
interface StepBack {
  readonly timer: ReturnType<typeof setTimeout>;
  /** The navigations that come after it. */
  readonly waiting: (() => void)[];
}

/**
 * Adds layers to a history: going back closes the uppermost one, and one that is closed otherwise
 * leaves no entry behind. What changes at once, such as the close of a dialog and the next step of
 * an order, becomes one change of the history, whichever comes first.
 */
export function createLayeredHistory(tab: TabHistory): LayeredHistory {
  const layers: Layer[] = [];
  let shown = shownBy(tab);
  let tell: (() => void) | null = null;
  let stepBack: StepBack | null = null;
  let cancelSync = () => {};

  const syncLater = () => {
    cancelSync();
    if (tell !== null) cancelSync = afterPaint(sync);
  };
  const endStepBack = () => {
    clearTimeout(stepBack?.timer);
    const waiting = stepBack?.waiting ?? [];
    stepBack = null;
    for (const navigate of waiting) navigate();
    syncLater();
  };
  const goBack = (count: number, ...waiting: (() => void)[]) => {
    stepBack = { timer: setTimeout(endStepBack, LONGEST_STEP_BACK), waiting };
    tab.go(-count);
  };

  /** Gives each open layer an entry, and removes those of closed ones. */
  function sync() {
    if (stepBack !== null) return;
    const { pathname } = shown.location;
    for (const layer of layers) layer.path ??= pathname;
    const count = openLayers().length;
    if (tab.layers > count) goBack(tab.layers - count);
    let isAdded = true;
    while (isAdded && tab.layers < count) isAdded = tab.pushLayer(tab.layers + 1);
  }

  function follow() {
    const { action, location } = shownBy(tab);
    const before = shown.location;
    const isPop = action === NavigationType.Pop;
    const isOfUser = isPop && stepBack === null;
    const isSamePage = location.key === before.key && createPath(location) === createPath(before);
    // What the app navigates to may be drawn before; the user leaves the page on which they opened.
    if (isOfUser) for (const layer of layers) layer.path ??= before.pathname;
    if (!isSamePage) shown = { action, location };
    if (isOfUser && location.pathname === before.pathname) closeAbove(isSamePage ? tab.layers : 0);
    if (!isSamePage) tell?.();
    if (isPop) endStepBack();
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

  const history: LayeredHistory = {
    get location() {
      return shown.location;
    },
    get action() {
      return shown.action;
    },
    createHref: (to) => tab.createHref(to),
    push(...target) {
      if (stepBack === null) tab.push(...target);
      else stepBack.waiting.push(() => history.push(...target));
    },
    replace(...target) {
      if (stepBack !== null) stepBack.waiting.push(() => history.replace(...target));
      else if (tab.layers === 0) tab.replace(...target);
      else goBack(tab.layers, () => tab.replace(...target));
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
  return history;
}

/** Returns how the router reached its current location, and the location. */
export function shownBy({ action, location }: Pick<TabHistory, 'action' | 'location'>) {
  return { action, location };
}
