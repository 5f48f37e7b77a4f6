import type { Judged } from './judge-material.js';

/** A line for each pair with another verdict than its label, and for each person who passes 50 or does not against the label. */
export function listDisagreements({ pairs, sets }: Judged): readonly string[] {
  const wrongPairs = pairs
    .filter(({ label, verdict }) => label !== verdict)
    .map(({ id, kind, label, verdict }) => `${id}  ${kind}  label ${label}, verdict ${verdict}`);
  const wrongPeople = sets.flatMap((people, at) =>
    people
      .filter(({ score, expect }) => expect !== 'mid' && score >= 50 !== (expect === 'high'))
      .map(
        ({ label, expect, why, score, needsPerson }) =>
          `set ${at + 1}  ${label}, expected ${expect}, score ${score}${needsPerson ? ', needs a person' : ''}: ${why}`,
      ),
  );
  return [...wrongPairs, ...wrongPeople];
}
