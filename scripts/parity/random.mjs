/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createRandom(seed) {
  let state = seed >>> 0;
  function next() {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const below = (limit) => Math.floor(next() * limit);
  const pick = (list) => list[below(list.length)];
  function shuffle(list) {
    const rest = [...list];
    const result = [];
    while (rest.length > 0) result.push(...rest.splice(below(rest.length), 1));
    return result;
  }
  return {
    below,
    pick,
    shuffle,
    /** So many different ones of a list. */
    some: (list, count) => shuffle(list).slice(0, count),
    chance: (probability) => next() < probability,
  };
}
