import type { SharedComment } from '@shortlist/contracts/sharing';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { formatMoment } from '../../screening/format-moment.js';

const Item = styled.li`
  padding: 8px 0;
  font-size: var(--text-sm);
  break-inside: avoid;
  & + & {
    border-top: 1px solid var(--line);
  }
  header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }
  strong {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  time {
    color: var(--ink-faint);
    font-size: var(--text-xs);
  }
  p {
    max-width: 68ch;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

export interface CommentTextProps {
  readonly comment: SharedComment;
  /** Beside the name. */
  readonly mark?: ReactNode;
  /** Under the text. */
  readonly children?: ReactNode;
}

/** One comment in a list: who wrote it, when and what. */
export function CommentText({ comment, mark, children }: CommentTextProps) {
  const { author, at, text } = comment;
  return (
    <Item>
      <header>
        <strong>
          <bdi>{author}</bdi>
        </strong>
        <time dateTime={at}>{formatMoment(at)}</time>
        {mark}
      </header>
      <p dir="auto">{text}</p>
      {children}
    </Item>
  );
}
