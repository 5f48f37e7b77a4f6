import type { Member } from '@shortlist/contracts/authorise';
import type { Context } from '../../context.js';
import type { SignOnProvider } from '../../models/single-sign-on/provider.js';
import { refusal } from '../refusal.js';
import { findOwnerOfAddress, maySignInBeside } from '../ways-in/require-way-in.js';
import { findPeople } from '../workspaces/find-people.js';

/** A condition of 'Only by single sign-on' that is not met. */
export type Missing = 'provider' | 'domain' | 'test' | 'your-factor' | 'owner-factor';

type Stored = Pick<Context, 'models'>;

const hasDomain = ({ models }: Stored, workspaceId: string) =>
  models.signOnDomains.in(workspaceId).exists({ verifiedAt: { $ne: null } });

/** Throws `DomainMissing` unless the workspace has a verified domain. */
export async function requireDomain(context: Context, workspaceId: string): Promise<void> {
  if (!(await hasDomain(context, workspaceId))) throw refusal('DomainMissing');
}

/** An owner must have a way in when the provider fails: another address, or a second factor. */
async function findMissingFactor(context: Stored, { workspaceId, userId }: Member) {
  const people = await findPeople(context, workspaceId);
  const owners = people.filter(({ role }) => role === 'owner');
  let hasWayIn = false;
  for (const owner of owners) {
    const isHeld = (await findOwnerOfAddress(context, owner.email)) === workspaceId;
    if (!isHeld || (await maySignInBeside(context, owner))) hasWayIn = true;
    else if (owner.userId === userId) return 'your-factor';
  }
  return hasWayIn ? null : 'owner-factor';
}

/** The first thing that a member has to do before the workspace can ask for single sign-on; null: nothing. */
export async function findMissing(
  context: Stored,
  member: Member,
  provider: SignOnProvider | null,
): Promise<Missing | null> {
  if (!provider) return 'provider';
  if (!(await hasDomain(context, member.workspaceId))) return 'domain';
  return provider.testedAt ? findMissingFactor(context, member) : 'test';
}
