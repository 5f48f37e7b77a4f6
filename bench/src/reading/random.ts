/** Choices of a generator; the same seed gives the same choices. */
export interface Random {
  /** A whole number from `from` up to `to`. */
  between(from: number, to: number): number;
  pick<T>(options: readonly [T, ...T[]]): T;
}

/** A linear congruential generator (Numerical Recipes' constants). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  return {
    between: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: (options) => options[Math.floor(next() * options.length)] ?? options[0],
  };
}
