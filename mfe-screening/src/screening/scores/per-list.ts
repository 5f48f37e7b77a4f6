import type { Candidate } from '@shortlist/contracts/screening';

/**
 * Works something out once for each list of candidates, however often it is asked for: a list never changes, another one
 * takes its place.
 */
export function perList<Value>(
  compute: (candidates: readonly Candidate[]) => Value,
): (candidates: readonly Candidate[]) => Value {
  const known = new WeakMap<readonly Candidate[], { readonly value: Value }>();
  return (candidates) => {
    const found = known.get(candidates) ?? { value: compute(candidates) };
    known.set(candidates, found);
    return found.value;
  };
}
