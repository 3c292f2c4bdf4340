import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { expectNoAxeViolations } from '../testing/axe.ts';
import { CopyButton } from './CopyButton.tsx';

const texts = {
  value: '1234567890',
  label: 'Salin nomor rekening',
  tip: 'copied to clipboard',
  failedTip: 'Tidak dapat menyalin',
  children: 'Salin',
};

function clipboard(value: unknown) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'clipboard');
});

it('R65 copies the exact value and shows and announces it for 1500 ms', async () => {
  const writeText = vi.fn().mockResolvedValue(undefined);
  clipboard({ writeText });
  const screen = await render(<CopyButton {...texts} />);
  press(screen.container);
  await expect.poll(() => status(screen.container)).toBe('copied to clipboard');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('1234567890');
  await vi.advanceTimersByTimeAsync(1499);
  expect(status(screen.container)).toBe('copied to clipboard');
  await vi.advanceTimersByTimeAsync(1);
  await expect.poll(() => status(screen.container)).toBe('');
});

it('restarts the 1500 ms when pressed again', async () => {
  clipboard({ writeText: vi.fn().mockResolvedValue(undefined) });
  const screen = await render(<CopyButton {...texts} />);
  press(screen.container);
  await expect.poll(() => status(screen.container)).toBe('copied to clipboard');
  const first = screen.container.querySelector('[role="status"] > span');
  await vi.advanceTimersByTimeAsync(1000);
  press(screen.container);
  await expect.poll(() => screen.container.querySelector('[role="status"] > span')).not.toBe(first);
  await vi.advanceTimersByTimeAsync(1000);
  expect(status(screen.container)).toBe('copied to clipboard');
});

it('copies by a selection where the Clipboard API is missing', async () => {
  clipboard(undefined);
  let selected = '';
  const copy = vi.spyOn(document, 'execCommand').mockImplementation(() => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  });
  const screen = await render(<CopyButton {...texts} />);
  press(screen.container);
  await expect.poll(() => status(screen.container)).toBe('copied to clipboard');
  expect(copy).toHaveBeenCalledExactlyOnceWith('copy');
  expect(selected).toBe('1234567890');
  expect(screen.container.querySelector('textarea')).toBeNull();
});

it('announces a failure when neither way of copying works', async () => {
  clipboard({ writeText: vi.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError')) });
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const screen = await render(<CopyButton {...texts} />);
  press(screen.container);
  await expect.poll(() => status(screen.container)).toBe('Tidak dapat menyalin');
});

it('keeps the words of a main action legible under the pointer', async () => {
  vi.useRealTimers();
  const screen = await render(
    <CopyButton {...texts} variant="primary">
      {texts.label}
    </CopyButton>,
  );
  const button = screen.getByRole('button');
  const { backgroundColor } = getComputedStyle(button.element());
  await button.hover();
  await expect
    .poll(() => getComputedStyle(button.element()).backgroundColor)
    .not.toBe(backgroundColor);
  await Promise.all(
    button
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  );
  await expectNoAxeViolations();
});

function press(container: Element) {
  container.querySelector<HTMLButtonElement>('button[aria-label="Salin nomor rekening"]')?.click();
}

function status(container: Element): string | undefined {
  return container.querySelector('[role="status"]')?.textContent;
}
