import { planNames } from '@shortlist/contracts/constants';
import type { SessionTokens, User } from '@shortlist/contracts/entities';
import type { SecondStep } from '@shortlist/contracts/errors';
import { type MemberRole, memberRoles } from '@shortlist/contracts/roles';
import type { PageWorkspace } from '@shortlist/host-api';
import { type Fields, flag, group, invalid, text } from '../read-fields.js';

// Read as the contract's schemas do, without a schema library: it would be more than all the rest of a call, and on signed-in
// pages the remote brings one of its own. A test holds each to its schema. Addresses and dates are any text here: they are
// shown, and the server's word for them is good.

const idPattern = /^[\w-]{1,64}$/;

export function readId(fields: Fields, name: string): string {
  const value = text(fields, name);
  if (!idPattern.test(value)) throw invalid(name);
  return value;
}

const textOrNull = (fields: Fields, name: string) =>
  fields[name] === null ? null : text(fields, name);

export function readUser(value: unknown): User {
  const fields = group(value, 'user');
  return {
    id: readId(fields, 'id'),
    firstName: text(fields, 'firstName'),
    lastName: text(fields, 'lastName'),
    email: text(fields, 'email'),
    company: textOrNull(fields, 'company'),
    plan: text(fields, 'plan'),
    ...(fields['askedFor'] === undefined ? {} : { askedFor: textOrNull(fields, 'askedFor') }),
    exempt: flag(fields, 'exempt'),
    createdAt: text(fields, 'createdAt'),
  };
}

/** Of an access token, what the session shows when the server does not answer. An unknown plan allows what the smallest does. */
export function readTokenUser(value: unknown): Pick<User, 'id' | 'email' | 'plan' | 'exempt'> {
  const fields = group(value, 'token');
  const plan = text(fields, 'plan');
  return {
    id: readId(fields, 'sub'),
    email: text(fields, 'email'),
    plan: planNames.find((name) => name === plan) ?? 'Free',
    exempt: flag(fields, 'exempt'),
  };
}

/** A role that only a later release knows counts as the one that may do least. */
export const readRole = (value: unknown): MemberRole =>
  memberRoles.find((role) => role === value) ?? 'viewer';

/**
 * Of an access token, the workspaces of the user with their role in each. A token of before workspaces is the owner's of
 * the one made with the account.
 */
export function readGrants(value: unknown): readonly PageWorkspace[] {
  const fields = group(value, 'token');
  const userId = readId(fields, 'sub');
  const { workspaces } = fields;
  if (!Array.isArray(workspaces)) return [{ id: userId, role: 'owner', isOwn: true }];
  return workspaces.map((given) => {
    const granted = group(given, 'workspace');
    const workspaceId = readId(granted, 'id');
    return { id: workspaceId, role: readRole(granted['role']), isOwn: workspaceId === userId };
  });
}

export function readSessionTokens(value: unknown): SessionTokens {
  const fields = group(value, 'tokens');
  return {
    access_token: text(fields, 'access_token'),
    token: text(fields, 'token'),
    refresh_token: text(fields, 'refresh_token'),
    refreshToken: text(fields, 'refreshToken'),
  };
}

export function readMessage(value: unknown): { message: string } {
  return { message: text(group(value, 'answer'), 'message') };
}

const stepMethods = ['code', 'recoveryCode', 'passkey'] as const;

/** Reads the step that a refused sign-in still needs from the body of its error; null where there is none. */
export function readSecondStep(body: unknown): SecondStep | null {
  try {
    const fields = group(group(body, 'body')['secondStep'], 'secondStep');
    const { methods } = fields;
    if (!Array.isArray(methods)) return null;
    return {
      ticket: text(fields, 'ticket'),
      methods: methods.map((given) => {
        const method = text({ given }, 'given');
        return stepMethods.find((known) => known === method) ?? 'other';
      }),
      expiresAt: text(fields, 'expiresAt'),
    };
  } catch {
    return null;
  }
}
