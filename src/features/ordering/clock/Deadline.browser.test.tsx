import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Deadline } from './Deadline.tsx';

const deadline = Date.parse('2026-11-22T10:00:00+07:00');
const hour = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Shows the deadline while some time is left; `offset` is null while the server's time is unknown. */
function show(msLeft: number, offset: number | null = 0) {
  vi.setSystemTime(deadline - msLeft);
  const clock = {
    now: () => Date.now(),
    after: () => () => {},
    onWake: () => () => {},
    offset: () => offset,
    onCorrection: () => () => {},
  };
  return render(<Deadline expiresAt="2026-11-22T10:00:00+07:00" clock={clock} />);
}

test.each([
  ['Sisa 2 hari 3 jam', 51 * hour],
  ['Sisa 1 hari', 24 * hour],
  ['Sisa 23 jam 59 menit', 24 * hour - 1_000],
  ['Sisa 2 jam', 2 * hour],
  ['Sisa 1 jam', hour],
  ['Sisa 59 menit', hour - 1_000],
  ['Sisa 5 detik', 5_000],
])('R356 says "%s" of the time to pay', async (text, msLeft) => {
  const screen = await show(msLeft);
  await expect.element(screen.getByRole('timer')).toHaveTextContent(text);
  expect(screen.container).toHaveTextContent(`Bayar sebelum Min, 22 Nov 2026 10:00 WIB ${text}`);
});

test('R356 counts by the minute in the last hour', async () => {
  const screen = await show(725_000);
  const timer = screen.getByRole('timer').element();
  expect(timer.textContent).toBe('Sisa 12 menit');
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.poll(() => timer.textContent).toBe('Sisa 11 menit');
});

test('R112 leaves out the time that is left while the time of the server is not known', async () => {
  const screen = await show(hour, null);
  await expect.element(screen.getByText('Bayar sebelum')).toBeVisible();
  await expect.element(screen.getByRole('timer')).not.toBeInTheDocument();
});
