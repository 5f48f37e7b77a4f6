import type { Decision } from '@shortlist/contracts/job';
import type { CandidateDecision } from '../domain/read/list-decisions.js';

/** What pages from before these kinds take them for. */
const knownBefore = { undone: 'overridden', merged: 'rescored', separated: 'rescored' } as const;

/** One line of the decision record as the contract has it. */
export function presentDecision({ at, name, kind, ...decision }: CandidateDecision): Decision {
  const line = { ...decision, at: at.toISOString(), candidate: name };
  if (kind !== 'undone' && kind !== 'merged' && kind !== 'separated') return { ...line, kind };
  return { ...line, kind: knownBefore[kind], change: kind };
}
