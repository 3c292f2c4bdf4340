import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError, type AppErrorCode } from '../../domain/appError.ts';
import { queryDefaults } from './queryDefaults.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

async function countCalls(error: Error): Promise<number> {
  let calls = 0;
  const client = new QueryClient();
  const queryFn = async () => {
    calls += 1;
    throw error;
  };
  const outcome = client
    .fetchQuery({ ...queryDefaults, queryKey: ['a'], queryFn })
    .catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  await expect(outcome).resolves.toBe(error);
  return calls;
}

test.each<AppErrorCode>(['networkFailed', 'serverFailed'])(
  '%s is tried three times in total',
  async (code) => {
    await expect(countCalls(new AppError(code))).resolves.toBe(3);
  },
);

test.each<AppErrorCode>([
  'offline',
  'timedOut',
  'aborted',
  'badResponse',
  'notFound',
  'validationFailed',
  'unauthenticated',
  'tokenExpired',
  'forbidden',
  'rateLimited',
  'unexpected',
])('%s is not retried', async (code) => {
  await expect(countCalls(new AppError(code))).resolves.toBe(1);
});

test('a programming error is not retried', async () => {
  await expect(countCalls(new TypeError('bug'))).resolves.toBe(1);
});

test('a query is tried while offline', async () => {
  onlineManager.setOnline(false);
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    ...queryDefaults,
    queryKey: ['b'],
    queryFn: () => Promise.resolve('dari tembolok'),
  });
  const stop = observer.subscribe(() => {});
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toBe('dari tembolok');
  stop();
});
