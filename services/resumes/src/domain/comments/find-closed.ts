import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { isReadTwice } from '../read/blind/groups.js';

const view = candidateDocument.pick('readers');

/**
 * The candidates of some screenings about whom a member does not yet read what others commented: one of two blind readers,
 * until both have marked or somebody has decided.
 */
export async function findClosed(
  { models }: Context,
  { workspaceId, userId }: Pick<Member, 'workspaceId' | 'userId'>,
  jobIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const read = await models.candidates
    .in(workspaceId)
    .findReadable(
      { jobId: { $in: [...new Set(jobIds)] }, 'readers.userId': userId, override: null },
      view,
    );
  const isClosed = ({ readers }: (typeof read)[number]) =>
    readers.length > 1 && !isReadTwice(readers);
  return new Set(read.filter(isClosed).map(({ _id }) => _id));
}
