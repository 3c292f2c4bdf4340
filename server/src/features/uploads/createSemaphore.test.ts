import { describe, expect, it } from 'vitest';
import { createSemaphore } from './createSemaphore.ts';

describe('createSemaphore', () => {
  it('runs at most so many operations at a time, in their order, also after a failure', async () => {
    const run = createSemaphore(2);
    const finish: (() => void)[] = [];
    const started: number[] = [];
    const operations = [0, 1, 2, 3].map((index) =>
      run(async () => {
        started.push(index);
        await new Promise<void>((resolve) => (finish[index] = resolve));
        if (index === 0) throw new Error('damaged');
        return index;
      }),
    );
    const settled = Promise.allSettled(operations);
    expect(started).toEqual([0, 1]);
    finish[0]?.();
    await expect.poll(() => started).toEqual([0, 1, 2]);
    finish[1]?.();
    await expect.poll(() => started).toEqual([0, 1, 2, 3]);
    finish[2]?.();
    finish[3]?.();
    expect((await settled).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
  });
});
