import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppError, type AppErrorCode } from '../domain/appError.ts';
import { readDefaults } from './readQuery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

async function askedTimes(fault: Error): Promise<number> {
  let times = 0;
  const client = new QueryClient();
  const queryFn = async () => {
    times += 1;
    throw fault;
  };
  const outcome = client
    .fetchQuery({ ...readDefaults, queryKey: ['a'], queryFn })
    .catch((thrown: unknown) => thrown);
  await vi.runAllTimersAsync();
  await expect(outcome).resolves.toBe(fault);
  return times;
}

test.each<AppErrorCode>(['networkFailed', 'serverFailed'])(
  '%s is tried three times in all',
  async (code) => {
    await expect(askedTimes(new AppError(code))).resolves.toBe(3);
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
])('%s is told at once', async (code) => {
  await expect(askedTimes(new AppError(code))).resolves.toBe(1);
});

test('a fault of the program is not tried again', async () => {
  await expect(askedTimes(new TypeError('bug'))).resolves.toBe(1);
});

test('offline, a query is tried all the same', async () => {
  onlineManager.setOnline(false);
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    ...readDefaults,
    queryKey: ['b'],
    queryFn: () => Promise.resolve('dari tembolok'),
  });
  const stop = observer.subscribe(() => {});
  await vi.runAllTimersAsync();
  expect(observer.getCurrentResult().data).toBe('dari tembolok');
  stop();
});
