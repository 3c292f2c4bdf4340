import { expect, test } from 'vitest';
import { afterPaint } from '../../ui/after-paint/afterPaint.ts';
import { createMemoryHistory } from '../testing/memoryHistory.ts';
import { createLayeredHistory } from './layeredHistory.ts';

/** Creates a history of which the page is the second entry; each step back waits to be taken. */
function create() {
  const memory = createMemoryHistory('/zero');
  memory.push('/one');
  const steps: number[] = [];
  const tab = Object.create(memory, {
    go: { value: (delta: number) => steps.push(delta) },
  }) as typeof memory;
  const history = createLayeredHistory(tab);
  history.listen(() => {});
  const paths = () => memory.entries.map(({ pathname }) => pathname);
  return { memory, steps, history, paths };
}

test('R169 what navigates while a dialog closes is done in turn', async () => {
  const { memory, steps, history, paths } = create();
  const close = history.openLayer(() => true);
  await expect.poll(() => memory.index).toBe(2);
  close();
  await expect.poll(() => steps).toEqual([-1]);
  history.push('/two');
  history.replace('/three');
  memory.go(-1);
  expect(paths()).toEqual(['/zero', '/one', '/three']);
  expect(history.location.pathname).toBe('/three');
});

test('R169 a dialog that the next page opens before its navigation gets its entry there', async () => {
  const { memory, steps, history, paths } = create();
  const close = history.openLayer(() => true);
  await expect.poll(() => memory.index).toBe(2);
  close();
  await expect.poll(() => steps).toEqual([-1]);
  history.push('/two');
  history.openLayer(() => true);
  memory.go(-1);
  await expect.poll(paths).toEqual(['/zero', '/one', '/two', '/two']);
});

test('R169 a dialog that is left before it has an entry gets none on the page before', async () => {
  const { memory, history, paths } = create();
  history.openLayer(() => true);
  memory.go(-1);
  await new Promise<void>((resolve) => void afterPaint(resolve));
  expect(paths()).toEqual(['/zero', '/one']);
  expect(memory.index).toBe(0);
});
