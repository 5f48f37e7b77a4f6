import type { Phase } from '../support/phase.js';
import type { World } from '../support/world.js';

export interface StrikeOptions {
  readonly random: () => number;
  readonly phase: Phase;
}

export interface Strike {
  /** The struck part, as the table names it. */
  readonly what: string;
  /** Gives back what was taken away. */
  heal(): unknown;
}

/** Something that goes wrong, and comes right again after a while. */
export interface Fault {
  readonly name: string;
  /** The fault, in a few words for the table. */
  readonly happens: string;
  /** How it ends. */
  readonly ends: string;
  /** When it may begin: where it hurts, or just before that. */
  readonly phases: readonly Phase[];
  /** Why it can't be made here; absent where it can always be. */
  missing?(world: World): Promise<string | undefined> | string | undefined;
  strike(world: World, options: StrikeOptions): Promise<Strike>;
}

/** One of these, as `random` says. */
export function oneOf<Value>(random: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to choose from.');
  return value;
}
