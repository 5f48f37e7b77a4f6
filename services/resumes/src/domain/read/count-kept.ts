import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { visibleTo } from './access.js';
import { shownJobs } from './list-history.js';

const keptView = jobDocument.pick('total', 'counts');

export interface Kept {
  readonly screenings: number;
  readonly candidates: number;
}

/** How many screenings that a member sees are kept, and candidates in them. */
export async function countKept({ models }: Context, member: Member): Promise<Kept> {
  const jobs = await models.jobs
    .in(member.workspaceId)
    .findReadable({ $and: [shownJobs, visibleTo(member)] }, keptView);
  const candidates = jobs.reduce((sum, { total, counts }) => sum + (counts?.persons ?? total), 0);
  return { screenings: jobs.length, candidates };
}
