import { getWorkspace } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { formerMember } from '@shortlist/contracts/roles';
import { memberInitials, reportProblem, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';

export type Member = OperationResponse<typeof getWorkspace>['members'][number];

/** The members of the page's workspace, owners first. */
export interface Members {
  /** False until they were loaded, or could not be. */
  readonly areKnown: boolean;
  /** Name of the workspace; empty until it is known. */
  readonly workspaceName: string;
  readonly list: readonly Member[];
  /** More than one person works here: only then is anything shown that several people share. */
  readonly areSeveral: boolean;
  /** Full name of a member; 'a former member' for one who left. */
  readonly nameOf: (userId: string) => string;
  /** The member with an email address, by which decisions name who made them; undefined for one who left. */
  readonly byEmail: (email: string) => Member | undefined;
  /** One or two letters, three where two members share them. */
  readonly initialsOf: (userId: string) => string;
}

function describeMembers(list: readonly Member[], workspaceName: string): Members {
  const names = new Map(
    list.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]),
  );
  const initials = memberInitials(list);
  return {
    areKnown: true,
    workspaceName,
    list,
    areSeveral: list.length > 1,
    nameOf: (userId) => names.get(userId) ?? formerMember,
    byEmail: (email) => list.find((member) => member.email === email),
    initialsOf: (userId) => initials.get(userId) ?? '–',
  };
}

const alone = describeMembers([], '');
/** Nobody is known yet. */
export const noMembers: Members = { ...alone, areKnown: false };

/** As they were last loaded in this tab, so that another page has them at once. */
let last: { readonly key: string; readonly members: Members } | null = null;

/**
 * The members of the page's workspace: nobody until they are loaded, and where they cannot be, so that a page works
 * without them. Loads them with the component, and again when the workspace changes.
 */
export function useMembers(): Members {
  const { call, session, workspace } = useHost();
  const key = workspace ? `${session.user?.id ?? ''}/${workspace.id}` : null;
  const [loaded, setLoaded] = useState<typeof last>(null);

  useEffect(() => {
    if (key === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (members: Members) => {
      if (signal.aborted) return;
      last = { key, members };
      setLoaded(last);
    };
    void (async () => {
      try {
        const found = await call(getWorkspace, { signal });
        settle(describeMembers(found.members, found.workspace.name));
      } catch (cause) {
        if (signal.aborted) return;
        reportProblem('The members of the workspace could not be loaded.', cause);
        settle(alone);
      }
    })();
    return () => controller.abort();
  }, [call, key]);

  if (key === null) return alone;
  return [loaded, last].find((known) => known?.key === key)?.members ?? noMembers;
}
