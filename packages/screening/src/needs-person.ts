import type { CandidateFlag } from '@shortlist/contracts/screening';

/** Flags that say the score can't be trusted as it stands, strongest reason first. */
const reasons: readonly CandidateFlag['kind'][] = [
  'excluded',
  'language',
  'too-little',
  'scan-unclear',
  'unclear-document',
  'copied-advert',
  'keyword-list',
];

/** Why the machine must not decide about a candidate: the flag's kind and its sentence for a person. */
export interface PersonNeeded {
  readonly reason: CandidateFlag['kind'];
  readonly message: string;
}

/** The reasons why a person has to decide about a candidate; empty when the score may. The one place that decides it. */
export function needsPerson(flags: readonly CandidateFlag[]): readonly PersonNeeded[] {
  return reasons.flatMap((reason) =>
    flags.filter(({ kind }) => kind === reason).map(({ message }) => ({ reason, message })),
  );
}
