import type { getWorkspace } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { memberInitials, reportProblem, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';

export type Member = OperationResponse<typeof getWorkspace>['members'][number];

/** The members of the page's workspace, owners first. */
export interface Members {
  readonly list: readonly Member[];
  /** More than one person works here: only then is anything shown that several people share. */
  readonly areSeveral: boolean;
  /** Full name of a member; 'a former member' for one who left. */
  readonly nameOf: (userId: string) => string;
  /** One or two letters, three where two members share them. */
  readonly initialsOf: (userId: string) => string;
}

const formerMember = 'a former member';

function describeMembers(list: readonly Member[]): Members {
  const names = new Map(
    list.map(({ userId, firstName, lastName }) => [userId, `${firstName} ${lastName}`.trim()]),
  );
  const initials = memberInitials(list);
  return {
    list,
    areSeveral: list.length > 1,
    nameOf: (userId) => names.get(userId) ?? formerMember,
    initialsOf: (userId) => initials.get(userId) ?? '–',
  };
}

const alone = describeMembers([]);

/**
 * The members of the page's workspace: nobody until they are loaded, and where they cannot be, so that a page works
 * without them. Loads with the component and again when the workspace changes.
 */
export function useMembers(): Members {
  const { call, workspace } = useHost();
  const [members, setMembers] = useState(alone);
  const workspaceId = workspace?.id;

  useEffect(() => {
    if (workspaceId === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;
    void (async () => {
      try {
        const { getWorkspace } = await import('@shortlist/contracts/http/auth');
        const { members: list } = await call(getWorkspace, { signal });
        if (!signal.aborted) setMembers(describeMembers(list));
      } catch (cause) {
        if (!signal.aborted)
          reportProblem('The members of the workspace could not be loaded.', cause);
      }
    })();
    return () => {
      controller.abort();
      setMembers(alone);
    };
  }, [call, workspaceId]);

  return members;
}
