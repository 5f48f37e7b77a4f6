import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { shownJobs } from './list-history.js';

const keptView = jobDocument.pick('total', 'counts');

export interface Kept {
  readonly screenings: number;
  readonly candidates: number;
}

/** How many screenings and candidates are kept for a user. */
export async function countKept({ models }: Context, userId: string): Promise<Kept> {
  const jobs = await models.jobs.findReadable(shownJobs(userId), keptView);
  const candidates = jobs.reduce((sum, { total, counts }) => sum + (counts?.persons ?? total), 0);
  return { screenings: jobs.length, candidates };
}
