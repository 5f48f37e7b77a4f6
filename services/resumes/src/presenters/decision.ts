import type { Decision } from '@shortlist/contracts/job';
import type { CandidateDecision } from '../domain/read/list-decisions.js';

/** One line of the decision record as the contract has it. */
export function presentDecision({ at, name, ...decision }: CandidateDecision): Decision {
  return { ...decision, at: at.toISOString(), candidate: name };
}
