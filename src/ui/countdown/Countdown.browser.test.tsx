import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import '../styles/global.css';
import { Countdown } from './Countdown.tsx';

const start = Date.UTC(2026, 10, 21, 5);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: start });
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(secondsLeft: number) {
  return render(
    <Countdown
      deadline={start + secondsLeft * 1000}
      now={() => Date.now()}
      format={(timeLeft) => `${timeLeft.hours}:${timeLeft.minutes}:${timeLeft.seconds}`}
      announce={(timeLeft) => `Sisa ${timeLeft.total / 60} menit`}
      expired="Waktu habis"
    />,
  );
}

it('counts down every second', async () => {
  const screen = await show(3_725);
  const timer = screen.getByRole('timer').element();
  expect(timer.textContent).toBe('1:2:5');
  await vi.advanceTimersByTimeAsync(6_000);
  await expect.poll(() => timer.textContent).toBe('1:1:59');
});

it('announces the remaining time only at a few whole minutes', async () => {
  const screen = await show(301);
  const status = screen.getByRole('status').element();
  expect(status.textContent).toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  await expect.poll(() => status.textContent).toBe('Sisa 5 menit');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(status.textContent).toBe('Sisa 5 menit');
  await vi.advanceTimersByTimeAsync(120_000);
  await expect.poll(() => status.textContent).toBe('Sisa 2 menit');
});

it('announces the end of the time, and ends there', async () => {
  const screen = await show(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe('Waktu habis');
  await vi.advanceTimersByTimeAsync(5_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(vi.getTimerCount()).toBe(0);
  expect(screen.getByRole('timer').element().textContent).toBe('');
});

it('updates at once when the tab becomes visible again', async () => {
  const screen = await show(600);
  vi.setSystemTime(start + 540_000);
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => screen.getByRole('timer').element().textContent).toBe('0:1:0');
});

it('R356 is red in the last hour', async () => {
  const colorOf = async (secondsLeft: number) => {
    const screen = await show(secondsLeft);
    const { color } = getComputedStyle(screen.getByRole('timer').element());
    await screen.unmount();
    return color;
  };
  const danger = document.createElement('p');
  danger.style.color = 'var(--color-danger)';
  document.body.append(danger);
  const { color } = getComputedStyle(danger);
  expect(await colorOf(3_599)).toBe(color);
  expect(await colorOf(3_600)).not.toBe(color);
  danger.remove();
});
