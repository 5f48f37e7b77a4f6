import { authorise, type Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { accessOf, peopleOf } from '../read/access.js';
import { shownJobs } from '../read/list-history.js';

const leadView = jobDocument.pick(
  'userId',
  'workspaceId',
  'title',
  'leadId',
  'reviewerIds',
  'managerIds',
  'isPrivate',
);

export interface Led {
  readonly userId: string;
  /** The title is null where the screening is hidden from the member. */
  readonly screenings: readonly { readonly jobId: string; readonly title: string | null }[];
}

/** Groups the screenings of the workspace by their leads, newest first. */
export async function listLeads({ models }: Context, member: Member): Promise<Led[]> {
  const jobs = await models.jobs
    .in(member.workspaceId)
    .findReadable(shownJobs, leadView, { sort: { createdAt: -1 } });
  const led = new Map<string, { jobId: string; title: string | null }[]>();
  for (const job of jobs) {
    const { leadId } = peopleOf(job);
    const isSeen = authorise(member, 'screening.read', accessOf(job)) === 'allowed';
    const screening = { jobId: job._id, title: isSeen ? job.title : null };
    led.set(leadId, [...(led.get(leadId) ?? []), screening]);
  }
  return [...led].map(([userId, screenings]) => ({ userId, screenings }));
}
