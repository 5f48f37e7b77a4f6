import type { Member } from '@shortlist/contracts/authorise';

/** Tells whether a member reads what others commented about a candidate yet. */
export function areCommentsOpen(_member: Pick<Member, 'userId'>, _candidateId: string): boolean {
  return true;
}
