import { type SharedComment, type SharedScreening } from '@shortlist/contracts/sharing';
import { Button, Card, EmptyState, Note, PageHead } from '@shortlist/web-kit';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { useIsPrinting } from '../../../components/list/use-is-printing.js';
import { keepCommenter, readCommenter } from '../commenter.js';
import { contextOf, hiddenText } from '../shared-texts.js';
import { SharedPerson } from './SharedPerson.js';

const Hidden = styled(Note)`
  margin-bottom: var(--s5);
`;

const ScreenOnly = styled.div`
  @media print {
    display: none;
  }
`;

const People = styled(Card)`
  @media print {
    border: 0;
  }
`;

const Rest = styled.p`
  padding: 16px 20px;
  border-top: 1px solid var(--line);
  color: var(--ink-faint);
`;

export interface SharedShortlistProps {
  readonly secret: string;
  readonly shared: SharedScreening;
}

/** The shortlisted people of a link; all evidence is on paper, on the screen that of those who are opened. */
export function SharedShortlist({ secret, shared }: SharedShortlistProps) {
  const isPrinting = useIsPrinting();
  const [author, setAuthor] = useState(readCommenter);
  const [written, setWritten] = useState<readonly SharedComment[]>([]);
  const { candidates, criteria, comments, shortlisted, title } = shared;
  const known = new Set(comments.map(({ id }) => id));
  const all = [...comments, ...written.filter(({ id }) => !known.has(id))];
  const keep = useCallback((comment: SharedComment) => {
    setWritten((before) => [...before, comment]);
    keepCommenter(comment.author);
  }, []);

  return (
    <>
      <PageHead
        title={title || 'Shared shortlist'}
        context={contextOf(shared)}
        actions={
          <ScreenOnly>
            <Button onClick={() => window.print()}>Print</Button>
          </ScreenOnly>
        }
      />
      <Hidden>{hiddenText(shared)}</Hidden>
      <People>
        {candidates.length === 0 ? (
          <EmptyState title="The shortlist is empty">
            This page shows the current shortlist. Please check again later.
          </EmptyState>
        ) : null}
        {candidates.map((candidate) => (
          <SharedPerson
            key={candidate.id}
            secret={secret}
            candidate={candidate}
            criteria={criteria}
            comments={all.filter(({ candidateId }) => candidateId === candidate.id)}
            author={author}
            onAuthor={setAuthor}
            onWritten={keep}
            isPrinting={isPrinting}
          />
        ))}
        {shortlisted > candidates.length ? (
          <Rest>
            {shortlisted - candidates.length} more are on the shortlist; the page shows the best{' '}
            {candidates.length}.
          </Rest>
        ) : null}
      </People>
    </>
  );
}
