import { authorise } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findMembers } from '../people/find-members.js';
import { accessOf } from '../read/access.js';
import { refusal } from '../refusal.js';

/** The members that are mentioned, each once. Throws MentionHidden for one who does not see the screening, Unavailable. */
export async function checkMentions(
  context: Context,
  job: JobRecord,
  mentions: readonly string[],
): Promise<string[]> {
  if (mentions.length === 0) return [];
  const { workspaceId } = job;
  const members = await findMembers(context, workspaceId);
  const access = accessOf(job);
  const unique = [...new Set(mentions)];
  const mayRead = unique.every((userId) => {
    const role = members.get(userId)?.role;
    return role && authorise({ userId, workspaceId, role }, 'screening.read', access) === 'allowed';
  });
  if (!mayRead) throw refusal('MentionHidden');
  return unique;
}
