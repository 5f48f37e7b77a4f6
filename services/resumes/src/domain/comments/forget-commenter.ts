import { formerMember } from '@shortlist/contracts/roles';
import type { Context } from '../../context.js';
import { forgetReader } from './notices.js';

/** Names the author of a deleted user's comments 'a former member', and deletes what waits for them. Safe to repeat. */
export async function forgetCommenter(context: Context, userId: string): Promise<void> {
  await context.models.comments.everywhere.updateMany(
    { authorId: userId },
    { $set: { author: formerMember, authorId: null } },
  );
  await forgetReader(context, userId);
}
