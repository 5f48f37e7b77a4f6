import * as http from '@shortlist/contracts/http/resumes';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { reportProblem, useHost, useOperation } from '@shortlist/web-kit';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { type Comments, CommentsContext } from '../comments-context.js';

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

/** Around what shows a screening: holds what people with links wrote, and looks again when the tab is looked at again. */
export function CommentsProvider({ jobId, children }: CommentsProviderProps) {
  const { call } = useHost();
  const params = useMemo(() => ({ id: jobId }), [jobId]);
  const { data, error, reload } = useOperation(http.listComments, { params });
  const [changed, setChanged] = useState<{
    readonly of: typeof data;
    readonly comments: readonly ReceivedComment[];
  } | null>(null);
  // The answer to a change is used until the comments are loaded again.
  const comments = changed && changed.of === data ? changed.comments : (data?.comments ?? none);

  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [reload]);

  const see = useCallback(
    (ids: readonly string[]) => {
      call(http.seeComments, { params, body: { commentIds: [...ids] } }).then(
        (answer) => setChanged({ of: data, comments: answer.comments }),
        // They stay new, and are seen the next time.
        (problem: unknown) => reportProblem('Comments could not be marked as seen.', problem),
      );
    },
    [call, params, data],
  );
  const remove = useCallback(
    async (commentId: string) => {
      const answer = await call(http.deleteComment, { params: { ...params, commentId } });
      setChanged({ of: data, comments: answer.comments });
    },
    [call, params, data],
  );
  const value = useMemo((): Comments => {
    const grouped = byCandidate(comments);
    return { error, reload, see, remove, about: (id) => grouped.get(id) ?? none };
  }, [comments, error, reload, see, remove]);
  return <CommentsContext value={value}>{children}</CommentsContext>;
}
