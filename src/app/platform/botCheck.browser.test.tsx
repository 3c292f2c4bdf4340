import { afterEach, expect, test } from 'vitest';
import { createBotCheck } from './botCheck.ts';

/**
 * Returns a data URL of a script. It ends with `//`, so that the query that is appended becomes a
 * comment.
 */
const scriptOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}//`;
const validScript =
  'window.loads = (window.loads ?? 0) + 1; window.grecaptcha = { ready: (go) => go(), execute: async (key, { action }) => `${key} ${action}` }';
const scripts = () => [...document.head.querySelectorAll('script[src^="data:"]')];
const globals = window as unknown as { loads?: number; grecaptcha?: unknown };

afterEach(() => {
  scripts().forEach((script) => script.remove());
  delete globals.loads;
  delete globals.grecaptcha;
});

function createToken(script: string, timeoutMs = 5_000) {
  return createBotCheck(window, { siteKey: 'site', scriptUrl: scriptOf(script), timeoutMs });
}

test('loads the script once, with the first token', async () => {
  const token = createToken(validScript);
  expect(scripts()).toEqual([]);
  await expect(Promise.all([token('greeting'), token('flowers')])).resolves.toEqual([
    'site greeting',
    'site flowers',
  ]);
  expect(globals.loads).toBe(1);
  expect(scripts()[0]?.getAttribute('src')).toMatch(/\?render=site$/);
});

test.each([
  ['does not define the API', 'window.nothing = true'],
  [
    'rejects',
    "window.grecaptcha = { ready: (go) => go(), execute: () => Promise.reject(new Error('no')) }",
  ],
])('resolves to null when the script %s', async (_, script) => {
  await expect(createToken(script)('greeting')).resolves.toBe(null);
});

test('resolves to null after the timeout', async () => {
  const never = 'window.grecaptcha = { ready: () => {}, execute: () => {} }';
  await expect(createToken(never, 50)('greeting')).resolves.toBe(null);
});

test('resolves to null when the script cannot be loaded, and loads it again for the next token', async () => {
  const requestedUrls: string[] = [];
  const observer = new MutationObserver((changes) =>
    requestedUrls.push(
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
  await expect
    .poll(() => requestedUrls)
    .toEqual(['blob:nowhere?render=site', 'blob:nowhere?render=site']);
  observer.disconnect();
});
