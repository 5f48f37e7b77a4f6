import type { DecisionSeal } from '@shortlist/contracts/http/resumes';
import type { Decision } from '@shortlist/contracts/job';
import { openLine } from '../domain/record/chain.js';
import type { DecisionRecord, RecordDecision } from '../domain/record/find-record.js';

/** Kinds in place of these for earlier pages. */
const knownBefore = {
  undone: 'overridden',
  merged: 'rescored',
  separated: 'rescored',
  address: 'rescored',
  marked: 'rescored',
} as const;

const ERASED = 'Deleted on request';

/** One line of the decision record as the contract has it. */
export function presentDecision(decision: RecordDecision): Decision {
  const { at, kind, personal, candidateId, nameGuessed, by, from, to, score, threshold } = decision;
  const line = {
    ...{ candidateId, nameGuessed, by, from, to, score },
    at: at.toISOString(),
    candidate: personal.name?.value ?? ERASED,
    fileName: personal.fileName?.value ?? '',
    comparisonScore: threshold,
    why: personal.reason?.value ?? null,
  };
  if (kind === 'scored' || kind === 'rescored' || kind === 'overridden') return { ...line, kind };
  return { ...line, kind: knownBefore[kind], change: kind };
}

/** How a record is sealed; with the lines themselves for anyone who checks it. */
export function presentSeal(
  { head, sealedSince, broken, lines }: DecisionRecord,
  withLines: boolean,
): DecisionSeal {
  return {
    head,
    since: sealedSince?.toISOString() ?? null,
    brokenAt: broken?.number ?? null,
    ...(withLines ? { lines: lines.map(openLine) } : {}),
  };
}
