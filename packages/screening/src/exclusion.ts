import type { CandidateFlag, Verdict } from '@shortlist/contracts/screening';
import { evidenceGroup } from './formula.js';
import type { GivenCriterion } from './score-parts.js';

/** A criterion with its words. */
type NamedCriterion = GivenCriterion & { readonly text: string };

const MAX_TEXT = 120;
const shorten = (text: string) => (text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text);

/**
 * The flags with one that says by which sentence the resume excludes the person, as long as a criterion that is
 * switched on is a knock-out it says no to. Nobody is rejected by that flag: a person decides.
 */
export function withExclusion<Flag extends CandidateFlag>(
  flags: readonly Flag[],
  criteria: readonly NamedCriterion[],
  verdicts: readonly Pick<Verdict, 'criterionId' | 'verdict' | 'reason' | 'quote'>[],
): readonly (Flag | { kind: 'excluded'; message: string; detail: string })[] {
  const others = flags.filter(({ kind }) => kind !== 'excluded');
  if (evidenceGroup({ criteria, verdicts }) !== 'excluded') return others;
  const denied = verdicts.find(
    ({ criterionId, reason }) =>
      reason === 'says-no' && criteria.some(({ id, knockOut }) => id === criterionId && knockOut),
  );
  const asked = criteria.find(({ id }) => id === denied?.criterionId)?.text ?? '';
  const message = `The resume says no to a knock-out: ${shorten(asked)}. Please decide yourself.`;
  return [...others, { kind: 'excluded', message, detail: denied?.quote ?? '' }];
}
