import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { createManualClock } from '../../../testing/createManualClock.ts';
import { useNow } from './useNow.ts';

test('hydrates a document with its time, and then has the time of the clock', async () => {
  const clock = createManualClock(2_000);
  function Time() {
    return <time>{useNow(clock, 1_000)}</time>;
  }
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Time />);
  expect(container.textContent).toBe('1000');
  const errors: unknown[] = [];
  const root = hydrateRoot(container, <Time />, {
    onRecoverableError: (error) => errors.push(error),
  });
  onTestFinished(() => root.unmount());
  await expect.poll(() => container.textContent).toBe('2000');
  expect(errors).toEqual([]);
});
