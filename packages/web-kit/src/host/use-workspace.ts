import { type Action, roleAllows } from '@shortlist/contracts/authorise';
import { workspaceHeader } from '@shortlist/contracts/constants';
import type { HostApi } from '@shortlist/host-api';
import { useCallback } from 'react';
import { useHost } from './HostProvider.js';

/** Sentence beside what the user's role does not allow. */
export const notAllowedText = 'Your role in this workspace does not allow this.';

/**
 * Tells whether the user's role in the page's workspace allows an action, so that it is offered to nobody in vain. The
 * server decides; where the role is unknown, as in an older shell, everything is offered.
 */
export function useMay(): (action: Action) => boolean {
  const role = useHost().workspace?.role;
  return useCallback((action) => role === undefined || roleAllows(role, action), [role]);
}

/**
 * Key of what the browser keeps of the signed-in user in the page's workspace; empty while nobody is signed in. In the
 * workspace made with the account it is the user's id, as it was before there were others.
 */
export function dataOwner({ session, workspace }: Pick<HostApi, 'session' | 'workspace'>): string {
  const userId = session.user?.id ?? '';
  return userId === '' || !workspace || workspace.isOwn ? userId : `${userId}/${workspace.id}`;
}

/** The user that a key of `dataOwner` belongs to. */
export const userOfOwner = (owner: string): string => owner.split('/', 1)[0] ?? '';

/** Headers that name the page's workspace, for calls that cannot go through `host.call`. */
export function workspaceHeaders({
  workspace,
}: Pick<HostApi, 'workspace'>): Record<string, string> {
  return !workspace || workspace.isOwn ? {} : { [workspaceHeader]: workspace.id };
}
