import { timeoutManager } from '@tanstack/react-query';

/** What the library waits for longer than this, in ms, is no pause between two tries of a read. */
const LONGEST_PAUSE = 10_000;

// Reads that fail are tried again at once, and what was read is not forgotten with time.
timeoutManager.setTimeoutProvider({
  setTimeout(callback, delay) {
    if (delay <= LONGEST_PAUSE) queueMicrotask(callback);
    return 0;
  },
  clearTimeout: () => {},
  setInterval: () => 0,
  clearInterval: () => {},
});
