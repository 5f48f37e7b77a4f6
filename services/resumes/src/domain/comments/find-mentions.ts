import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import { findNoticed, type Noticed } from './find-noticed.js';

/** Comments listed at most. */
const MAX_LISTED = 100;

/** Comments that wait for a member, newest first: until they open them, and while they see the screening. */
export async function findMentions(context: Context, member: Member): Promise<Noticed[]> {
  const { workspaceId, userId } = member;
  const notices = await context.models.commentNotices
    .in(workspaceId)
    .findReadable({ userId, readAt: null }, undefined, { sort: { at: -1 }, limit: MAX_LISTED });
  return findNoticed(context, member, notices);
}
