/** Returns pseudo-random numbers in [0, 1). */
export type Random = () => number;

/** Creates a generator of pseudo-random numbers that only depends on the seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns a shuffled copy. */
export function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    const swapped = copy[last] as Item;
    copy[last] = copy[chosen] as Item;
    copy[chosen] = swapped;
  }
  return copy;
}
