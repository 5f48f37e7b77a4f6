import type { DocumentUpdate } from '@shortlist/service-kit';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';

export interface Decided {
  readonly set: NonNullable<DocumentUpdate<CandidateRecord>['$set']>;
  readonly decision: StoredDecision | null;
}

/**
 * A change of a candidate with the decision that it is, in one update. The mark has the decision sealed: by the next sweep, or sooner
 * by who reads the record.
 */
export function withDecision({
  set,
  decision,
}: Decided): Pick<DocumentUpdate<CandidateRecord>, '$set' | '$push'> {
  if (!decision) return { $set: set };
  return { $set: { ...set, unsealedSince: decision.at }, $push: { decisions: decision } };
}
