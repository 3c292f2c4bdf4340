import { expect, test } from 'vitest';
import { createTabHistory } from './tabHistory.ts';

/** Creates the tab of a browser that refuses every change of the history, and records page loads. */
function refuseChanges(refuse: () => void) {
  const loads: string[] = [];
  const view = {
    history: { state: null, pushState: refuse, replaceState: refuse },
    location: {
      pathname: '/one',
      assign: (address: string) => loads.push(`assign ${address}`),
      replace: (address: string) => loads.push(`replace ${address}`),
    },
  } as unknown as Window;
  return { history: createTabHistory(view), loads };
}

test.each([
  [
    'throws',
    () => {
      throw new DOMException('Too many entries', 'SecurityError');
    },
  ],
  ['ignores it', () => {}],
])('a navigation loads the page from the server if the browser %s', (_, refuse) => {
  const { history, loads } = refuseChanges(refuse);
  history.push('/two');
  history.replace('/three?from=two');
  expect(loads).toEqual(['assign /two', 'replace /three?from=two']);
});
