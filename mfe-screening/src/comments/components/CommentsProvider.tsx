import * as http from '@shortlist/contracts/http/resumes';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { reportProblem, useHost, useOperation } from '@shortlist/web-kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useMembers } from '../../members/use-members.js';
import { usePeople } from '../../people/store/people-context.js';
import { type Comments, CommentsContext } from '../comments-context.js';
import type { Contested } from '../contested.js';
import { usePresence } from '../use-presence.js';
import { LazyContestedLine } from './LazyThread.js';

function byCandidate(comments: readonly ReceivedComment[]) {
  const grouped = new Map<string, ReceivedComment[]>();
  for (const comment of comments) {
    const others = grouped.get(comment.candidateId);
    if (others) others.push(comment);
    else grouped.set(comment.candidateId, [comment]);
  }
  return grouped;
}

const none: readonly ReceivedComment[] = [];

export interface CommentsProviderProps {
  readonly jobId: string;
  readonly children: ReactNode;
}

/** Around what shows a screening: holds its comments, and looks again when the tab is looked at again or others wrote. */
export function CommentsProvider({ jobId, children }: CommentsProviderProps) {
  const { call } = useHost();
  const { changes } = usePeople();
  const params = useMemo(() => ({ id: jobId }), [jobId]);
  const members = useMembers();
  const { data, error, reload } = useOperation(http.listComments, { params });
  const { readers, read } = usePresence({ active: members.areSeveral, onNews: reload });
  const [changed, setChanged] = useState<{
    readonly of: typeof data;
    readonly comments: readonly ReceivedComment[];
  } | null>(null);
  // The answer to a change is used until the comments are loaded again.
  const comments = changed && changed.of === data ? changed.comments : (data?.comments ?? none);

  useEffect(() => {
    changes.put('comments', reload);
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [changes, reload]);

  const apply = useCallback(
    (answer: readonly ReceivedComment[]) => setChanged({ of: data, comments: answer }),
    [data],
  );
  const see = useCallback(
    (ids: readonly string[]) => {
      call(http.seeComments, { params, body: { commentIds: [...ids] } }).then(
        (answer) => apply(answer.comments),
        // They stay new, and are seen the next time.
        (problem: unknown) => reportProblem('Comments could not be marked as seen.', problem),
      );
    },
    [call, params, apply],
  );
  const remove = useCallback(
    async (commentId: string) => {
      const answer = await call(http.deleteComment, { params: { ...params, commentId } });
      apply(answer.comments);
    },
    [call, params, apply],
  );
  const [contested, setContested] = useState<readonly Contested[]>([]);
  const { areSeveral } = members;
  const contest = useCallback(
    (found: readonly Contested[]) => {
      if (areSeveral) setContested((known) => [...known, ...found]);
      return areSeveral;
    },
    [areSeveral],
  );
  const [first] = contested;
  const value = useMemo((): Comments => {
    const grouped = byCandidate(comments);
    const about = (id: string) => grouped.get(id) ?? none;
    const changes = { reload, apply, see, remove, contest, read };
    return { jobId, members, error, about, readers, ...changes };
  }, [jobId, members, comments, error, reload, apply, see, remove, contest, readers, read]);
  return (
    <CommentsContext value={value}>
      {children}
      {first ? (
        <LazyContestedLine
          key={`${first.candidateId} ${first.at}`}
          contested={first}
          onDone={() => setContested((known) => known.filter((one) => one !== first))}
        />
      ) : null}
    </CommentsContext>
  );
}
