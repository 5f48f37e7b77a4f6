import type { Candidate, CandidateFacts, CandidateFlag } from '@shortlist/contracts/screening';
import { needsPerson } from '@shortlist/screening/formula';

/** The engine's name for a person without a known name: no guess. */
const unknownName = 'Unknown candidate';

/** True when the resume shows no clear name, so that the one shown is taken from the file's or the address's. */
export function isNameGuessed({
  flags,
  candidate,
}: Pick<Candidate, 'flags' | 'candidate'>): boolean {
  if (candidate === unknownName) return false;
  return flags.some(({ kind }) => kind === 'name-guessed');
}

/** The name as text, marked when it is a guess. */
export function nameText(candidate: Pick<Candidate, 'flags' | 'candidate'>): string {
  return isNameGuessed(candidate) ? `${candidate.candidate} (guessed)` : candidate.candidate;
}

/** The flags in the order in which they are shown: first those for which a person has to decide. */
export function sortFlags(flags: readonly CandidateFlag[]): CandidateFlag[] {
  const reasons = new Set(needsPerson(flags).map(({ reason }) => reason));
  return [
    ...flags.filter(({ kind }) => reasons.has(kind)),
    ...flags.filter(({ kind }) => !reasons.has(kind)),
  ];
}

const years = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

/** The experience in words; where the resume says one thing and its dates another, both. */
export function experienceText(
  experience: string,
  { years: found }: Pick<CandidateFacts, 'years'> = {},
): string {
  const { stated, computed } = found ?? { stated: null, computed: null };
  if (stated === null || computed === null || stated === computed) return experience;
  return `States ${years(stated)}; dates add up to ${computed}`;
}

/** The experience on a card; where it is unknown, it says of what. */
export function shortExperience({ experience }: Pick<Candidate, 'experience'>): string {
  return /^\d/.test(experience) ? experience : `Experience: ${experience.toLowerCase()}`;
}
