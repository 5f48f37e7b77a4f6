/** Choices of a generator; the same seed gives the same choices. */
export interface Random {
    /** A whole number from `from` up to `to`. */
    between(from: number, to: number): number;
    pick<T>(options: readonly [T, ...T[]]): T;
}
/** A linear congruential generator (Numerical Recipes' constants). */
export declare function createRandom(seed: number): Random;
