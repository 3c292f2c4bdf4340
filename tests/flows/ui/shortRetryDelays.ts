import { timeoutManager } from '@tanstack/react-query';

/** The longest delay between two retries of a query, in ms. Longer timers expire cached data. */
const MAX_RETRY_DELAY = 10_000;

// Failed queries are retried at once, and cached data is never garbage-collected by time.
timeoutManager.setTimeoutProvider({
  setTimeout(callback, delay) {
    if (delay <= MAX_RETRY_DELAY) queueMicrotask(callback);
    return 0;
  },
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
});
