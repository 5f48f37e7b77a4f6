import type { ShareLink } from '@shortlist/contracts/sharing';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { LinkRow } from './LinkRow.js';

const List = styled.ul`
  &:focus {
    outline: none;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
`;

const Empty = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

export interface LinkListProps {
  readonly jobId: string;
  readonly links: readonly ShareLink[];
  /** Gets those that are left. */
  readonly onRevoked: (left: readonly ShareLink[]) => void;
}

/** The links of a screening, newest first. */
export function LinkList({ jobId, links, onRevoked }: LinkListProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <>
      {links.length === 0 ? <Empty>No active links.</Empty> : null}
      <List ref={list} tabIndex={-1}>
        {links.map((link) => (
          <LinkRow
            key={link.id}
            jobId={jobId}
            link={link}
            onRevoked={(left) => {
              onRevoked(left);
              // The row goes with the button that has the focus.
              list.current?.focus();
            }}
          />
        ))}
      </List>
    </>
  );
}
