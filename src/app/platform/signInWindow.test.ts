import { expect, test, vi } from 'vitest';
import { createSignInWindow } from './signInWindow.ts';

const location = { origin: 'https://duka.test' };
const page = { title: '', body: { append: vi.fn() } };

test.each<[string, () => unknown]>([
  ['null', () => null],
  ['nothing', () => undefined],
  ['a window without a document', () => ({ closed: false, close: vi.fn() })],
  ['a document without a body', () => ({ closed: false, document: { title: '' } })],
  ['a closed window', () => ({ closed: true, document: page })],
  [
    'a window that it cannot access',
    () => ({
      closed: false,
      get document(): never {
        throw new DOMException('Blocked', 'SecurityError');
      },
      close() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  ],
  [
    'an error',
    () => {
      throw new TypeError('not supported');
    },
  ],
])('R21 a browser that answers with %s has opened no window', (_description, open) => {
  const view = { open, location, screenX: 0, screenY: 0, outerWidth: 360, outerHeight: 740 };
  const opened = createSignInWindow(view as unknown as Window & typeof globalThis).open();
  expect(opened).toBeNull();
});
