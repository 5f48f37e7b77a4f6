import { errorMessage, ErrorPanel, MemberMark, useMay } from '@shortlist/web-kit';
import { type Ref, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useKeptText } from '../../kept-text/use-kept-text.js';
import { useComments } from '../comments-context.js';
import { ComposeField } from './ComposeField.js';
import { Entry, ThreadComment } from './ThreadComment.js';
import { useThreadActions } from './use-thread-actions.js';

const Thread = styled.section<{ $isInRow: boolean }>`
  margin: ${({ $isInRow }) => ($isInRow ? '0 0 18px' : '24px 0 0')};
  > :is(h3, h4, h5) {
    margin-bottom: 4px;
    font-size: var(--text-xs);
    font-weight: 600;
    color: var(--ink-faint);
    span {
      font-weight: 400;
    }
  }
  > ul:focus {
    outline: none;
  }
`;

const Empty = styled.p`
  margin-bottom: 8px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

const blank = { comment: '' } as const;

export interface CandidateThreadProps {
  readonly candidateId: string;
  /** The note that was written about the candidate before there were comments; blank without one. */
  readonly note: string;
  readonly heading: 'h3' | 'h4' | 'h5';
  /** True where the thread opens by itself: its comments are seen once it is clicked, or focus comes to it. */
  readonly waitsForTouch?: boolean;
  /** The field to write in. */
  readonly fieldRef?: Ref<HTMLTextAreaElement> | undefined;
  /** Escape was pressed in the field. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * Comments of the team and of people with a link about a candidate, oldest first, and a field to write. Showing them
 * marks them as seen; they stay highlighted while they are shown.
 */
export function CandidateThread({
  candidateId,
  note,
  heading: Heading,
  waitsForTouch = false,
  fieldRef,
  onLeave,
}: CandidateThreadProps) {
  const { jobId, about, see, error, reload } = useComments();
  const comments = about(candidateId);
  const mayWrite = useMay()('comment.write');
  const { text, set, forget } = useKeptText<{ comment: string }>(
    `comment ${jobId} ${candidateId}`,
    blank,
  );
  const { write, isBusy, problem } = useThreadActions(candidateId);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [isTouched, setTouched] = useState(!waitsForTouch);
  const list = useRef<HTMLUListElement>(null);
  const unseen = comments.filter(({ seen }) => !seen).map(({ id }) => id);
  // Kept from the first time they are shown: they stop being new by that.
  if (unseen.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...unseen]));
  const unseenIds = unseen.join(' ');
  useEffect(() => {
    if (isTouched && unseenIds !== '') see(unseenIds.split(' '));
  }, [isTouched, unseenIds, see]);
  const touch = () => setTouched(true);
  const count = comments.length + (note === '' ? 0 : 1);

  return (
    <Thread $isInRow={Heading !== 'h3'} onPointerDown={touch} onFocus={touch}>
      <Heading>Comments {count > 0 ? <span>({count})</span> : null}</Heading>
      {error === undefined ? null : (
        <ErrorPanel
          title="The comments could not be loaded"
          message={errorMessage(error)}
          onRetry={reload}
        />
      )}
      {error === undefined && count === 0 ? (
        <Empty>No comments yet. All who see this screening read them.</Empty>
      ) : null}
      <ul ref={list} tabIndex={-1} aria-label="Comments">
        {note === '' ? null : (
          <Entry>
            <MemberMark $isOwn={false} $size={26}>
              –
            </MemberMark>
            <div>
              <header>
                <strong>Note</strong>
              </header>
              <p dir="auto">{note}</p>
            </div>
          </Entry>
        )}
        {comments.map((comment) => (
          <ThreadComment
            key={comment.id}
            comment={comment}
            isNew={fresh.has(comment.id)}
            onRemoved={() => list.current?.focus()}
          />
        ))}
      </ul>
      {mayWrite ? (
        <ComposeField
          ref={fieldRef}
          label="Comment"
          text={text.comment}
          onText={(comment) => set({ comment })}
          submitLabel="Comment"
          isBusy={isBusy}
          problem={problem}
          onLeave={onLeave}
          onSubmit={() => {
            void write(text.comment).then((isDone) => {
              if (isDone) forget();
            });
          }}
        />
      ) : null}
    </Thread>
  );
}
