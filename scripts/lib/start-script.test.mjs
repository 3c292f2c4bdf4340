import { expect, test } from 'vitest';
import { startScript } from './start-script.mjs';

/**
 * Runs the script with a fake window; returns its listeners, the elements that it adds, and a function
 * that paints the page.
 */
function run(stored = '') {
  const { text, element } = startScript(
    ['/assets/react.js', '/assets/a.js'],
    ['/assets/b.js', '/assets/c.js'],
  );
  /** @type {Map<string, (event?: unknown) => void>} */
  const listeners = new Map();
  /** @type {{ name: string, href?: string, src?: string }[]} */
  const added = [];
  /** @type {{ earlyPress?: { button?: unknown, stop(): void } }} */
  const window = {};
  /** @type {Set<() => void>} */
  const observers = new Set();
  const documentElement = { dataset: /** @type {Record<string, string>} */ ({}) };
  const scope = {
    window,
    PerformanceObserver: class {
      #report;
      constructor(/** @type {() => void} */ report) {
        this.#report = report;
      }
      observe(/** @type {unknown} */ options) {
        expect(options).toEqual({ type: 'paint', buffered: true });
        observers.add(this.#report);
      }
    },
    addEventListener: (/** @type {string} */ name, /** @type {() => void} */ listener) =>
      listeners.set(name, listener),
    removeEventListener: (/** @type {string} */ name) => listeners.delete(name),
    localStorage: { getItem: (/** @type {string} */ key) => (key === stored ? 'sealed' : null) },
    document: {
      documentElement,
      currentScript: {
        dataset: {
          modules: /data-modules="([^"]*)"/.exec(element)?.[1],
          scripts: /data-scripts="([^"]*)"/.exec(element)?.[1],
        },
      },
      createElement: (/** @type {string} */ name) => ({ name }),
      head: { append: (/** @type {(typeof added)[number]} */ element) => added.push(element) },
    },
  };
  // eslint-disable-next-line no-new-func -- the script is text in the document
  new Function(...Object.keys(scope), text)(...Object.values(scope));
  const paint = () => {
    for (const report of observers) report();
  };
  return { listeners, added, window, paint, dataset: documentElement.dataset };
}

/** Modules that are not async run in order, each in a task of its own. */
const script = { name: 'script', type: 'module', crossOrigin: '', async: false };
const app = [
  { ...script, src: '/assets/react.js' },
  { ...script, src: '/assets/a.js' },
  { name: 'link', rel: 'modulepreload', crossOrigin: '', href: '/assets/b.js' },
  { name: 'link', rel: 'modulepreload', crossOrigin: '', href: '/assets/c.js' },
];

test.each(['pointerdown', 'focusin', 'keydown'])(
  'R261 starts the app once, at the first %s',
  (name) => {
    const { listeners, added } = run();
    expect(added).toEqual([]);
    listeners.get(name)?.();
    expect(added).toEqual(app);
    expect([...listeners.keys()]).toEqual(['load', 'click']);
  },
);

test('R261 starts the app once, when the document is loaded and painted', () => {
  const { listeners, added, paint } = run();
  paint();
  listeners.get('load')?.();
  expect(added).toEqual([]);
  paint();
  expect(added).toEqual(app);
  expect([...listeners.keys()]).toEqual(['load', 'click']);
  paint();
  expect(added).toEqual(app);
});

test('R266 records the button that was pressed last, until the app stops it', () => {
  const { listeners, window } = run();
  const press = (/** @type {unknown} */ button) =>
    listeners.get('click')?.({ target: { closest: () => button } });
  press({ name: 'sign in' });
  expect(window.earlyPress?.button).toEqual({ name: 'sign in' });
  press(null);
  expect(window.earlyPress?.button).toBeUndefined();
  window.earlyPress?.stop();
  expect(listeners.has('click')).toBe(false);
});

test('R16 marks the document on a device with a stored session, before it is painted', () => {
  expect(run().dataset).toEqual({});
  expect(run('currentUser').dataset).toEqual({ session: '' });
});
