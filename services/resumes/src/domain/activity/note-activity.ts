import { randomUUID } from 'node:crypto';
import type { ActivityFacts } from '@shortlist/contracts/activity';
import type { Context } from '../../context.js';
import { jobDocument } from '../../models/job.js';
import { accessOf } from '../read/access.js';
import { type Act, keepActivity } from './keep-activity.js';

interface Actor {
  readonly workspaceId: string;
  /** Null: Shortlist itself. */
  readonly userId: string | null;
}

/** Facts about a screening; its title is filled in. */
type FactsOfJob = Omit<ActivityFacts, 'jobId' | 'title'>;

const view = jobDocument.pick(
  ...(['title', 'userId', 'workspaceId', 'leadId', 'reviewerIds', 'managerIds'] as const),
  'isPrivate',
);

/** Members who may read about a screening; null: all who read the activity. */
export function readersOf(job: Parameters<typeof accessOf>[0]): readonly string[] | null {
  const { isPrivate, people } = accessOf(job);
  return isPrivate ? people : null;
}

/**
 * Notes what a member just did, beside the answer: an act neither waits for its line nor fails with it. A crash in
 * between loses the line; decisions have their sealed record.
 */
export function noteActivity(
  context: Context,
  { workspaceId, userId }: Actor,
  facts: ActivityFacts,
  onlyFor: readonly string[] | null = null,
): void {
  const act = { activityId: randomUUID(), workspaceId, userId, at: context.clock(), facts };
  context.background.run('activity', () => keepActivity(context, { ...act, onlyFor }));
}

/**
 * Keeps an act about a screening with its title. A line goes with the decision record of its screening; of one that is
 * gone, it names neither id nor title.
 */
export async function keepAbout(context: Context, act: Omit<Act, 'onlyFor'>): Promise<void> {
  const { workspaceId, facts } = act;
  const jobs = context.models.jobs.in(workspaceId);
  const there = { _id: facts.jobId ?? '', status: { $ne: 'deleting' } } as const;
  const job = facts.jobId ? await jobs.findOne(there, view) : null;
  const about = job ? { jobId: job._id, title: job.title } : { jobId: null, title: null };
  const line = { ...act, facts: { ...facts, ...about }, onlyFor: job && readersOf(job) };
  // Deleting a workspace deletes its screenings first.
  await keepActivity(context, line, job ? async () => !(await jobs.exists(there)) : undefined);
}

/** The same about a screening, whose title it fills in: of a private one, only its people may read it. */
export function noteAbout(
  context: Context,
  { workspaceId, userId }: Actor,
  jobId: string,
  facts: FactsOfJob,
): void {
  const act = { activityId: randomUUID(), workspaceId, userId, at: context.clock() };
  context.background.run('activity', () =>
    keepAbout(context, { ...act, facts: { ...facts, jobId } }),
  );
}
