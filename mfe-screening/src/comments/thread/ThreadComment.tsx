import { formerMember } from '@shortlist/contracts/roles';
import type { ReceivedComment } from '@shortlist/contracts/sharing';
import { Button, Chip, MemberMark, useHost, useMay, VisuallyHidden } from '@shortlist/web-kit';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { AskedAction } from '../../components/AskedAction.js';
import { RowAction } from '../../components/RowAction.js';
import { formatMoment } from '../../screening/format-moment.js';
import { useComments } from '../comments-context.js';
import { ComposeField } from './ComposeField.js';
import { piecesOf } from './mentions.js';
import { useThreadActions } from './use-thread-actions.js';

export const Entry = styled.li`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr);
  gap: 10px;
  padding: 8px 0;
  font-size: var(--text-sm);
  break-inside: avoid;
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 8px;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  time,
  small {
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
  p {
    max-width: 68ch;
    color: var(--ink-soft);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Mention = styled.span`
  color: var(--accent);
  font-weight: 600;
  &[data-own] {
    padding: 0 3px;
    margin: 0 -3px;
    border-radius: 4px;
    background: var(--accent-wash);
  }
`;

/** Initials of somebody with a link: only members have round ones. */
const GuestMark = styled(MemberMark)`
  border-radius: 5px;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 14px;
  margin-top: 2px;
`;

export interface ThreadCommentProps {
  readonly comment: ReceivedComment;
  readonly isNew: boolean;
  /** It was deleted: the focus is to go elsewhere. */
  readonly onRemoved: () => void;
}

const initialOf = (author: string) => ([...author.trim()][0] ?? '–').toUpperCase();

/** One comment: who wrote it, when and what; its author changes and deletes it. */
export function ThreadComment({ comment, isNew, onRemoved }: ThreadCommentProps) {
  const { id, candidateId, authorId, at, text, editedAt } = comment;
  const { members } = useComments();
  const may = useMay();
  const ownId = useHost().session.user?.id;
  const { edit, remove, isBusy, problem } = useThreadActions(candidateId);
  const [draft, setDraft] = useState<string | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);
  const isOwn = authorId !== undefined && authorId !== null && authorId === ownId;
  const isByLink = !authorId && comment.author !== formerMember;
  const author = authorId ? members.nameOf(authorId) : comment.author;
  const stopEditing = () => {
    setDraft(null);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  const mentioned = new Set(comment.mentions);
  const removeIt = async () => {
    if (await remove(id, isOwn)) onRemoved();
  };

  return (
    <Entry>
      {isByLink ? (
        <GuestMark $isOwn={false} $size={26}>
          {initialOf(author)}
        </GuestMark>
      ) : (
        <MemberMark $isOwn={isOwn} $size={26}>
          {authorId ? members.initialsOf(authorId) : '–'}
        </MemberMark>
      )}
      <div>
        <header>
          <strong>
            <bdi>{author}</bdi>
          </strong>
          {isByLink ? <small>by the shared link</small> : null}
          <time dateTime={at}>{formatMoment(at)}</time>
          {editedAt ? <small>edited</small> : null}
          {isNew ? <Chip tone="info">New</Chip> : null}
        </header>
        {draft === null ? (
          <p dir="auto">
            {piecesOf(text, members.list).map((piece, place) =>
              piece.userId !== undefined && mentioned.has(piece.userId) ? (
                <Mention key={place} data-own={piece.userId === ownId ? true : undefined}>
                  {piece.text}
                </Mention>
              ) : (
                piece.text
              ),
            )}
          </p>
        ) : (
          <ComposeField
            label="Change the comment"
            text={draft}
            onText={setDraft}
            submitLabel="Save"
            isBusy={isBusy}
            problem={problem}
            onLeave={stopEditing}
            onSubmit={() => {
              void edit(id, draft).then((isDone) => {
                if (isDone) stopEditing();
              });
            }}
          >
            <Button variant="bare" onClick={stopEditing}>
              Cancel
            </Button>
          </ComposeField>
        )}
        {isOwn && draft === null ? (
          <Actions>
            <RowAction ref={editButton} type="button" onClick={() => setDraft(text)}>
              Edit<VisuallyHidden> your comment of {formatMoment(at)}</VisuallyHidden>
            </RowAction>
            <RowAction type="button" disabled={isBusy} onClick={() => void removeIt()}>
              Delete<VisuallyHidden> your comment of {formatMoment(at)}</VisuallyHidden>
            </RowAction>
          </Actions>
        ) : null}
        {isByLink && may('screening.share') ? (
          <AskedAction
            label={
              <>
                Delete<VisuallyHidden> the comment of {author}</VisuallyHidden>
              </>
            }
            question="This deletes it for good, also for people with the link."
            confirm="Delete comment"
            busyLabel="Deleting..."
            onConfirm={removeIt}
          />
        ) : null}
        {problem && draft === null ? <p role="alert">{problem}</p> : null}
      </div>
    </Entry>
  );
}
