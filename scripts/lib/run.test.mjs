import { expect, test, vi } from 'vitest';
import { run } from './run.mjs';

const node = (/** @type {string} */ script) =>
  run(process.execPath, ['-e', script], { stdio: 'ignore' });

test('returns the exit code', async () => {
  expect(await node('process.exit(0)')).toBe(0);
  expect(await node('process.exit(3)')).toBe(3);
});

test('returns 128 plus the number of the signal that ended the program', async () => {
  expect(await node('process.kill(process.pid, "SIGKILL")')).toBe(137);
});

test('returns 127 and prints an error when the program does not exist', async () => {
  const logError = vi.spyOn(console, 'error').mockReturnValue(undefined);
  expect(await run('no-such-program', [])).toBe(127);
  expect(logError).toHaveBeenCalledWith(expect.stringContaining('Could not run no-such-program'));
});

test('stops the program on abort, and waits for its exit', async () => {
  const stop = new AbortController();
  const ended = run(process.execPath, ['-e', 'process.stdin.resume()'], {
    stdio: ['pipe', 'ignore', 'ignore'],
    signal: stop.signal,
  });
  stop.abort();
  expect(await ended).toBe(143);
});

test('removes its signal listeners', async () => {
  const before = process.listenerCount('SIGTERM');
  await node('');
  expect(process.listenerCount('SIGTERM')).toBe(before);
});
