import type { DocumentUpdate } from '@shortlist/service-kit';
import type { CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';

export interface Decided {
  readonly set: NonNullable<DocumentUpdate<CandidateRecord>['$set']>;
  /** Several: made at once, in this order. */
  readonly decision: StoredDecision | readonly StoredDecision[] | null;
}

/**
 * A change of a candidate with the decision that it is, in one update. The mark has the decision sealed: by the next sweep, or sooner
 * by who reads the record.
 */
export function withDecision({
  set,
  decision,
}: Decided): Pick<DocumentUpdate<CandidateRecord>, '$set' | '$push'> {
  const made = decision === null ? [] : [decision].flat();
  const [first] = made;
  if (!first) return { $set: set };
  const added = made.length === 1 ? first : { $each: made };
  return { $set: { ...set, unsealedSince: first.at }, $push: { decisions: added } };
}
