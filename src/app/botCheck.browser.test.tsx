import { afterEach, expect, test } from 'vitest';
import { createBotCheck } from './botCheck.ts';

/** The rest of a script's address is a comment here, where it would be its query. */
const scriptOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}//`;
const vouching =
  'window.loads = (window.loads ?? 0) + 1; window.grecaptcha = { ready: (go) => go(), execute: async (key, { action }) => `${key} ${action}` }';
const scripts = () => [...document.head.querySelectorAll('script[src^="data:"]')];
const world = window as unknown as { loads?: number; grecaptcha?: unknown };

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete world.loads;
  delete world.grecaptcha;
});

function check(script: string, timeoutMs = 5_000) {
  return createBotCheck(window, { siteKey: 'site', scriptUrl: scriptOf(script), timeoutMs });
}

test('the script is loaded with the first token, and once', async () => {
  const token = check(vouching);
  expect(scripts()).toEqual([]);
  await expect(Promise.all([token('greeting'), token('flowers')])).resolves.toEqual([
    'site greeting',
    'site flowers',
  ]);
  expect(world.loads).toBe(1);
  expect(scripts()[0]?.getAttribute('src')).toMatch(/\?render=site$/);
});

test.each([
  ['that gives no check', 'window.nothing = true'],
  [
    'that refuses',
    "window.grecaptcha = { ready: (go) => go(), execute: () => Promise.reject(new Error('no')) }",
  ],
])('a script %s gives no token', async (_, script) => {
  await expect(check(script)('greeting')).resolves.toBe(null);
});

test('a check that never answers is waited for only so long', async () => {
  const never = 'window.grecaptcha = { ready: () => {}, execute: () => {} }';
  await expect(check(never, 50)('greeting')).resolves.toBe(null);
});

test('a script that cannot be loaded gives no token, and is tried again with the next one', async () => {
  const tried: string[] = [];
  const observer = new MutationObserver((changes) =>
    tried.push(
      ...changes
        .flatMap(({ addedNodes }) => [...addedNodes])
        .flatMap((node) => (node instanceof HTMLScriptElement ? node.src : [])),
    ),
  );
  observer.observe(document.head, { childList: true });
  const token = createBotCheck(window, {
    siteKey: 'site',
    scriptUrl: 'blob:nowhere',
    timeoutMs: 5_000,
  });
  await expect(token('greeting')).resolves.toBe(null);
  await expect(token('greeting')).resolves.toBe(null);
  await expect.poll(() => tried).toEqual(['blob:nowhere?render=site', 'blob:nowhere?render=site']);
  observer.disconnect();
});
