import { retentionMonths } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { daysAfter, lastNight, madeBefore } from './nights.js';

/** Sooner than that a screening's owner is told. */
const WARNING_DAYS = 14;

type Aged = Pick<JobRecord, 'createdAt' | 'expiresAt'>;

/** Says of a workspace's screenings when they are deleted for their age; null while that is more than 14 days off. */
export async function findDeletionDates(
  { models, clock }: Context,
  workspaceId: string,
): Promise<(job: Aged) => Date | null> {
  const chosen = await models.retentions.findOne({ _id: workspaceId });
  const months = chosen?.months ?? retentionMonths.most;
  const tonight = daysAfter(lastNight(clock()), 1);
  const nights = Array.from({ length: WARNING_DAYS }, (_, days) => daysAfter(tonight, days)).filter(
    (night) => !chosen || night >= chosen.holdsFrom,
  );
  const end = daysAfter(clock(), WARNING_DAYS);
  return ({ createdAt, expiresAt }) => {
    const night = nights.find((each) => createdAt <= madeBefore(each, months));
    // A screening without an earlier deletion goes within the day before its record would expire.
    const last = daysAfter(expiresAt, -1);
    const date = night && night < last ? night : last;
    return date <= end ? date : null;
  };
}
