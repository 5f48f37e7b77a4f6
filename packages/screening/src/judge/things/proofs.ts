import { knowledge } from './knowledge.js';

/** Ids of the things that show a thing asked for. */
export interface Proofs {
  /** In full: the thing itself, and all that are a special case of it. */
  readonly shown: ReadonlySet<number>;
  /** In part: things of the same kind. */
  readonly inPart: ReadonlySet<number>;
  /** In part, too, where it is shown by what was done: the general things that it is a special case of. */
  readonly generals: ReadonlySet<number>;
  /** How many special cases it has. */
  readonly breadth: number;
  /** In full where the advert takes an equivalent: other special cases of what it is itself a case of. */
  readonly equivalent: ReadonlySet<number>;
}

/** These things and all that are a special case of one of them. */
function withSpecials(ids: Iterable<number>): Set<number> {
  const { specials } = knowledge().links;
  const found = new Set(ids);
  // A set goes on with what is added while it is walked.
  for (const id of found) for (const special of specials.get(id) ?? []) found.add(special);
  return found;
}

const without = (ids: ReadonlySet<number>, others: ReadonlySet<number>) =>
  new Set([...ids].filter((id) => !others.has(id)));

const none: ReadonlySet<number> = new Set();
const known = new Map<number, Proofs>();

/** Proofs of the thing with this id. */
export function proofsOf(id: number): Proofs {
  const made = known.get(id);
  if (made) return made;
  const { generals, sisters } = knowledge().links;
  const shown = withSpecials([id]);
  const proofs = {
    shown,
    generals: generals.get(id) ?? none,
    breadth: shown.size - 1,
    inPart: without(withSpecials(sisters.get(id) ?? []), shown),
    equivalent: without(withSpecials(generals.get(id) ?? []), shown),
  };
  known.set(id, proofs);
  return proofs;
}
