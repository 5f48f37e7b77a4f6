import type { Workspace } from '../describe-member.js';

/** Reason why the caller can't leave the workspace, as a sentence; null when they can. */
export function whyNotLeave({ workspace, members }: Workspace): string | null {
  if (workspace.isOwn) {
    return 'This workspace was made with your account. It goes with the account.';
  }
  const owners = members.filter(({ role }) => role === 'owner');
  return workspace.role === 'owner' && owners.length === 1
    ? 'You are the only owner. Make another one before you leave.'
    : null;
}
