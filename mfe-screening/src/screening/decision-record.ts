import type * as http from '@shortlist/contracts/http/resumes';
import type { DecisionSeal } from '@shortlist/contracts/http/resumes';
import type { Decision } from '@shortlist/contracts/job';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { formatMoment } from './format-moment.js';

export type DecisionRecord = OperationResponse<typeof http.getDecisionRecord>;

/** Characters of a hash that a person compares. */
const SHORT_HASH = 8;

/** How the record is sealed: `12 lines since 20 Nov 2026, 10:00, verified · 1a2b3c4d`. */
export function describeSeal({ head, since, brokenAt }: DecisionSeal): string {
  if (head.lines === 0 || since === null) return 'No lines yet';
  const lines = head.lines === 1 ? '1 line' : `${head.lines} lines`;
  const state = brokenAt === null ? 'verified' : `broken at line ${brokenAt}`;
  return `${lines} since ${formatMoment(since)}, ${state} · ${head.hash.slice(0, SHORT_HASH)}`;
}

/** How often two readers agreed: `Agreed on 25 of 26 (96%), Cohen’s kappa 0.91`. */
export function describeAgreement({
  people,
  agreed,
  share,
  kappa,
}: NonNullable<DecisionRecord['agreement']>): string {
  const percent = share === null ? '' : ` (${Math.round(share * 100)}%)`;
  const beyondChance = kappa === null ? '' : `, Cohen’s kappa ${kappa.toFixed(2)}`;
  return `Agreed on ${agreed} of ${people}${percent}${beyondChance}`;
}

/** One candidate's decisions, oldest first. */
export interface CandidateDecisions {
  readonly candidateId: string;
  readonly candidate: string;
  readonly nameGuessed: boolean;
  readonly fileName: string;
  readonly decisions: readonly Decision[];
}

/** Orders people by their last decision, the best first; equal ones by name. */
function compareCandidates(one: CandidateDecisions, other: CandidateDecisions): number {
  const scoreOf = ({ decisions }: CandidateDecisions) => decisions.at(-1)?.score ?? 0;
  return scoreOf(other) - scoreOf(one) || one.candidate.localeCompare(other.candidate);
}

/** The decisions by candidate, best score first. */
export function decisionsByCandidate(decisions: readonly Decision[]): CandidateDecisions[] {
  const byCandidate = new Map<string, Decision[]>();
  for (const decision of decisions) {
    const own = byCandidate.get(decision.candidateId);
    if (own) own.push(decision);
    else byCandidate.set(decision.candidateId, [decision]);
  }
  const people = [...byCandidate].map(([candidateId, own]) => ({
    candidateId,
    candidate: own[0]?.candidate ?? '',
    nameGuessed: own[0]?.nameGuessed ?? false,
    fileName: own[0]?.fileName ?? '',
    decisions: own.toSorted((a, b) => a.at.localeCompare(b.at)),
  }));
  return people.sort(compareCandidates);
}

/** The whole record as the server keeps it, for a file. */
export function decisionRecordFile(record: DecisionRecord): Blob {
  return new Blob([`${JSON.stringify(record, null, 2)}\n`], { type: 'application/json' });
}
