import type { Member } from '@shortlist/contracts/authorise';
import { workspaceOf } from '@shortlist/contracts/messages/owner';

/** The member for whom the email service asks. It has checked their role, so that here they only read. */
export function readerOf(message: Parameters<typeof workspaceOf>[0]): Member {
  return { userId: message.userId, workspaceId: workspaceOf(message), role: 'viewer' };
}
