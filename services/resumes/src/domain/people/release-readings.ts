import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { jobDocument } from '../../models/job.js';
import { announceChange } from '../follow/announce-change.js';
import { peopleOf } from '../read/access.js';
import { openReadings } from '../read/blind/count-assigned.js';

const readersView = candidateDocument.pick('jobId', 'readers', 'revision');
const peopleView = jobDocument.pick('userId', 'leadId', 'reviewerIds', 'managerIds', 'isPrivate');

export interface ReleaseInput {
  readonly workspaceId: string;
  /** The reader who no longer reads. */
  readonly userId: string;
  /** Only in this screening; default: in all of the workspace. */
  readonly jobId?: string;
  /** Takes the readings over where they lead or review the screening and do not read the person yet; null: nobody. */
  readonly heirOf: (jobId: string) => string | null;
}

/**
 * Takes readings that are not marked from a reader: an heir gets them, else they have no reader until somebody splits again.
 * Marks stay. Safe to repeat. Throws Unavailable when a candidate was changed at the same moment.
 */
export async function releaseReadings(
  context: Context,
  { workspaceId, userId, jobId, heirOf }: ReleaseInput,
): Promise<void> {
  const { models } = context;
  const candidates = models.candidates.in(workspaceId);
  const filter = { ...openReadings(userId), ...(jobId === undefined ? {} : { jobId }) };
  const found = await candidates.findReadable(filter as never, readersView);
  const jobIds = [...new Set(found.map((candidate) => candidate.jobId))];
  const jobs = await models.jobs.in(workspaceId).findReadable({ _id: { $in: jobIds } }, peopleView);
  const working = new Map(
    jobs.map((job) => {
      const { leadId, reviewerIds } = peopleOf(job);
      return [job._id, new Set([leadId, ...reviewerIds])];
    }),
  );
  const changes = found.map(({ _id, jobId: id, readers, revision }) => {
    const heir = heirOf(id);
    const isFree = readers.every((reader) => reader.userId !== heir);
    const takes = heir !== null && heir !== userId && isFree && working.get(id)?.has(heir);
    const next = readers.flatMap((reader) => {
      if (reader.userId !== userId) return [reader];
      return takes ? [{ ...reader, userId: heir }] : [];
    });
    return {
      filter: { _id, revision },
      update: { $set: { readers: next }, $inc: { revision: 1 } },
    };
  });
  const { modifiedCount } = await candidates.updateEach(changes);
  // Other pages load again what changed.
  await models.jobs.in(workspaceId).updateMany({ _id: { $in: jobIds } }, { $inc: { changes: 1 } });
  for (const changed of jobIds) announceChange(context, { workspaceId, jobId: changed }, 'marks');
  if (modifiedCount < changes.length) throw commonRefusal('Unavailable');
}
