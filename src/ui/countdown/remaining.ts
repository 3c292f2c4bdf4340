/** The parts of a remaining time, never negative; `total` is in whole seconds, rounded up. */
export interface Remaining {
  total: number;
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/** Returns the time from `now` to `deadline`, both in milliseconds since the Unix epoch. */
export function remaining(deadline: number, now: number): Remaining {
  const total = Math.max(0, Math.ceil((deadline - now) / 1000));
  return {
    total,
    days: Math.floor(total / 86_400),
    hours: Math.floor((total % 86_400) / 3600),
    minutes: Math.floor((total % 3600) / 60),
    seconds: total % 60,
  };
}
