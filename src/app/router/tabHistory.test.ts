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

test('R169 the next page takes the entry of a dialog', () => {
  const written: unknown[] = [];
  const view = {
    history: {
      state: { idx: 3, layers: 1 },
      replaceState(state: { idx: number }, _: string, address?: string) {
        Object.assign(this, { state });
        written.push([state.idx, address]);
      },
    },
    location: { pathname: '/one' },
  } as unknown as Window;
  const history = createTabHistory(view);
  history.push('/two');
  expect(written).toEqual([
    [3, undefined],
    [3, '/two'],
  ]);
  expect(history).toMatchObject({ action: 'PUSH', layers: 0 });
});
