import { expect, test, vi } from 'vitest';
import { startFieldFigures } from './startFieldFigures.ts';

function createView(pathname: string) {
  const listeners: string[] = [];
  const view = {
    document: { readyState: 'loading' },
    location: { pathname, origin: 'https://duka.example' },
    navigator: { sendBeacon: vi.fn() },
    addEventListener: (name: string) => void listeners.push(name),
  };
  return { view: view as unknown as Window, listeners };
}
const settings = { upstreamUrl: null, apiKey: 'dukacita-demo' };

test.each([
  ['does not listen on a visit outside the share', 10, 0.1, []],
  ['never listens at 0 percent', 0, 0, []],
  [
    'listens for errors at once, and measures after the page has loaded',
    10,
    0.0999,
    ['error', 'unhandledrejection', 'load'],
  ],
  ['always listens at 100 percent', 100, 0.9999, ['error', 'unhandledrejection', 'load']],
])('R276 %s', (_, fieldFiguresPercent, random, expected) => {
  const { view, listeners } = createView('/');
  startFieldFigures({ ...settings, fieldFiguresPercent }, view, () => random);
  expect(listeners).toEqual(expected);
});
