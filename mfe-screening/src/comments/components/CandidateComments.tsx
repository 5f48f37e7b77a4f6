import { Chip, errorMessage, ErrorPanel, Note, VisuallyHidden } from '@shortlist/web-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AskedAction } from '../../components/AskedAction.js';
import { useComments } from '../comments-context.js';
import { CommentText } from './CommentText.js';

export interface CandidateCommentsProps {
  readonly candidateId: string;
  /** Puts them where they stand; not asked for when there is nothing to show. */
  readonly frame: (comments: ReactNode) => ReactNode;
}

/**
 * Comments by people with a link about a candidate. Showing them marks them as seen; they stay highlighted while they
 * are shown.
 */
export function CandidateComments({ candidateId, frame }: CandidateCommentsProps) {
  const { about, see, remove, error, reload } = useComments();
  const comments = about(candidateId);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [problem, setProblem] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const unseen = comments.filter(({ seen }) => !seen).map(({ id }) => id);
  // Kept from the first time they are shown: they stop being new by that.
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const unseenIds = unseen.join(' ');
  useEffect(() => {
    if (unseenIds !== '') see(unseenIds.split(' '));
  }, [unseenIds, see]);

  const removeOne = async (id: string) => {
    setProblem(null);
    try {
      await remove(id);
      list.current?.focus();
    } catch (failed) {
      setProblem(errorMessage(failed));
    }
  };

  if (error !== undefined) {
    return frame(
      <ErrorPanel
        title="The comments could not be loaded"
        message={errorMessage(error)}
        onRetry={reload}
      />,
    );
  }
  if (comments.length === 0 && fresh.size === 0) return null;
  return frame(
    <>
      {comments.length === 0 ? <p>No comments left.</p> : null}
      <ul ref={list} tabIndex={-1} aria-label="Comments">
        {comments.map((comment) => (
          <CommentText
            key={comment.id}
            comment={comment}
            mark={fresh.has(comment.id) ? <Chip tone="info">New</Chip> : null}
          >
            <AskedAction
              label={
                <>
                  Delete<VisuallyHidden> the comment of {comment.author}</VisuallyHidden>
                </>
              }
              question="This deletes it for good, also for people with the link."
              confirm="Delete comment"
              busyLabel="Deleting..."
              onConfirm={() => removeOne(comment.id)}
            />
          </CommentText>
        ))}
      </ul>
      {problem ? <Note tone="bad">{problem}</Note> : null}
    </>,
  );
}
