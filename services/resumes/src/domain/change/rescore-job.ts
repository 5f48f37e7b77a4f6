import type * as http from '@shortlist/contracts/http/resumes';
import type { OperationBody } from '@shortlist/contracts/operation';
import type { Criterion } from '@shortlist/contracts/screening';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import type { JobOfMember } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { changeSettings, type NextSettings } from './change-settings.js';
import { describeCriterionChange } from './describe-criteria-change.js';

type Changes = OperationBody<typeof http.rescoreJob>;

export interface RescoreJobInput extends JobOfMember {
  readonly changes: Changes;
  /** Email address of the person who rescores. */
  readonly by: string;
}

const isOn = ({ enabled }: Criterion) => enabled !== false;

function changeCriteria(
  criteria: readonly Criterion[],
  changes: NonNullable<Changes['criteria']>,
): readonly Criterion[] {
  const known = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  for (const { id, weight, enabled } of changes) {
    const criterion = known.get(id);
    if (!criterion) throw refusal('UnknownCriterion');
    known.set(id, {
      ...criterion,
      ...(weight === undefined ? {} : { weight }),
      ...(enabled === undefined ? {} : { enabled }),
    });
  }
  const changed = [...known.values()];
  if (changes.length > 0 && !changed.some(isOn)) {
    throw refusal('NoCriterionLeft');
  }
  return changed;
}

function nextSettings(job: JobRecord, { changes, by }: RescoreJobInput): NextSettings | null {
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  const { comparisonScore = job.comparisonScore, criteria: wanted = [] } = changes;
  const before = job.prepared?.criteria ?? [];
  const criteria = changeCriteria(before, wanted);
  const sentences = [
    ...(comparisonScore === job.comparisonScore
      ? []
      : [`Threshold: ${job.comparisonScore} to ${comparisonScore}.`]),
    ...before.flatMap((criterion, at) =>
      describeCriterionChange(criterion, criteria[at] ?? criterion),
    ),
  ];
  if (sentences.length === 0) return null;
  const prepared = job.prepared && { ...job.prepared, criteria };
  return {
    set: { comparisonScore, prepared },
    change: { by, why: sentences.join(' ') },
    rescores: true,
  };
}

/**
 * Computes every score of a completed job again, from the stored verdicts, with another threshold or other criteria.
 * Does nothing when neither differs. Throws the named errors of rescoreJob.
 */
export function rescoreJob(context: Context, input: RescoreJobInput): Promise<void> {
  return changeSettings(context, input, (job) => nextSettings(job, input));
}
