/** A seeded source of numbers between 0 and 1: the same seed always gives the same sequence. */
export function createRandom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from the range, evenly spread. */
export const between = (random, low, high) => low + (high - low) * random();

/** One entry of the list. */
export const pick = (random, list) => list[Math.floor(random() * list.length)];
