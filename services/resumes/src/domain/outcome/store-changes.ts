import { randomUUID } from 'node:crypto';
import type { DocumentUpdate } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import { withDecision } from '../record/with-decision.js';

/** A change of a scored candidate that was read with this revision. */
export interface RevisedCandidate {
  readonly _id: string;
  readonly revision: number;
  readonly set: NonNullable<DocumentUpdate<CandidateRecord>['$set']>;
  readonly decision: StoredDecision | readonly StoredDecision[] | null;
}

const idView = candidateDocument.pick('_id');

/**
 * Stores changes of different candidates of a run in one request, each only if nothing else changed its candidate. Answers the ids
 * of those that were stored. A crash may leave some of them stored: each is whole by itself.
 */
export async function storeChanges(
  { models }: Context,
  runId: string,
  changes: readonly RevisedCandidate[],
): Promise<ReadonlySet<string>> {
  const batchId = randomUUID();
  const ids = changes.map(({ _id }) => _id);
  const { modifiedCount } = await models.candidates.everywhere.updateEach(
    changes.map(({ _id, revision, set, decision }) => ({
      filter: { _id, runId, status: 'scored', revision },
      update: {
        ...withDecision({ set: { ...set, batchId }, decision }),
        $inc: { revision: 1 },
      },
    })),
  );
  if (modifiedCount === changes.length) return new Set(ids);
  const stored = await models.candidates.everywhere.findReadable(
    { _id: { $in: ids }, batchId },
    idView,
  );
  return new Set(stored.map(({ _id }) => _id));
}
