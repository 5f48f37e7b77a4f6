/** Chance that can be repeated: the same seed gives the same choices in the same order (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const shuffle = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, place: next() }))
      .sort((one, two) => one.place - two.place)
      .map(({ item }) => item);
  return {
    below,
    shuffle,
    chance: (probability: number): boolean => next() < probability,
    pick: <Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item =>
      items[below(items.length)] as Item,
    /** At least one of them, in any order. */
    some: <Item>(items: readonly Item[]): Item[] =>
      shuffle(items).slice(0, 1 + below(items.length)),
  };
}
