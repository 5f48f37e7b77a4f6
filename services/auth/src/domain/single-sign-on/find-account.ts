import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { createAccount, takeOver } from '../federation/find-account.js';
import type { Person } from '../federation/read-person.js';
import {
  ensureMember,
  linkPerson,
  type ProvidedPerson,
  requireNotFormer,
} from '../ways-in/link-person.js';

export interface FoundAccount {
  readonly user: UserRecord;
  /** The person signs in to it. Else its owner has to prove once that it is theirs. */
  readonly isLinked: boolean;
}

/** One step; null when another sign-in of the same person was faster. */
async function tryToFind(
  context: Context,
  provided: ProvidedPerson,
  person: Person,
): Promise<FoundAccount | null> {
  const { signOnIdentities, users } = context.models;
  const { workspaceId, issuer, subject } = provided;
  const identities = signOnIdentities.in(workspaceId);
  const identity = await identities.findOne({ issuer, subject });
  if (identity) {
    const user = await users.findOne({ _id: identity.userId });
    if (user) return { user, isLinked: true };
    await identities.deleteOne({ _id: identity._id });
  }
  const owner = await users.findOne({ email: person.email });
  if (owner) await requireNotFormer(context, workspaceId, owner._id);
  if (owner?.verifiedAt) return { user: owner, isLinked: false };
  const user = owner
    ? await takeOver(context, person, owner._id)
    : await createAccount(context, person);
  if (!user || !(await linkPerson(context, provided, user._id))) return null;
  return { user, isLinked: true };
}

/**
 * The account that a person of the workspace's provider signs in to: the one they signed in to before, else a new one
 * without a password, also in the place of an unverified one. These are members of the workspace from then on. An
 * account that somebody has verified before is only named: the provider is no proof that it is theirs. Throws
 * `NoLongerMember` or `TooManyWorkspaces`.
 */
export async function findSignOnAccount(
  context: Context,
  provided: ProvidedPerson,
  person: Person,
): Promise<FoundAccount> {
  for (;;) {
    const found = await tryToFind(context, provided, person);
    if (!found) continue;
    if (!found.isLinked) return found;
    await ensureMember(context, provided.workspaceId, found.user);
    const user = await context.models.users.findOne({ _id: found.user._id });
    return { ...found, user: user ?? found.user };
  }
}
