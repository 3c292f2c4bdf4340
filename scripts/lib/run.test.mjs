import { expect, test, vi } from 'vitest';
import { run } from './run.mjs';

const node = (/** @type {string} */ script) =>
  run(process.execPath, ['-e', script], { stdio: 'ignore' });

test('answers the exit code', async () => {
  expect(await node('process.exit(0)')).toBe(0);
  expect(await node('process.exit(3)')).toBe(3);
});

test('a signal counts as 128 and its number', async () => {
  expect(await node('process.kill(process.pid, "SIGKILL")')).toBe(137);
});

test('a program that is not there is 127 and says so', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await run('no-such-program', [])).toBe(127);
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Could not run no-such-program'));
});

test('an abort stops the program and waits for its end', async () => {
  const stop = new AbortController();
  const ended = run(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    signal: stop.signal,
  });
  stop.abort();
  expect(await ended).toBe(143);
});

test('leaves no listeners behind', async () => {
  const before = process.listenerCount('SIGTERM');
  await node('');
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
