import { ButtonLink, Card, errorMessage, ErrorPanel, Skeleton } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { WaitingLine } from './waiting-lines.js';

const Title = styled.h2`
  margin-bottom: 10px;
  font-size: 0.9375rem;
  font-weight: 600;
`;

const List = styled(Card)`
  list-style: none;
  padding: 0;
  li {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-items: center;
    padding: 14px 20px;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  b {
    font-weight: 600;
  }
  p {
    color: var(--ink-faint);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    li {
      grid-template-columns: 40px minmax(0, 1fr);
      padding: 14px 16px;
    }
    a {
      grid-column: 2;
      justify-self: start;
      margin-top: 8px;
    }
  }
`;

const Count = styled.span`
  font: 400 2rem/1 var(--font-display);
  font-variant-numeric: tabular-nums;
`;

const Empty = styled.p`
  padding: 16px 20px;
  color: var(--ink-soft);
`;

export interface WaitingListProps {
  /** Undefined while it loads. */
  readonly lines: readonly WaitingLine[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Work that waits for the user: its first button is the page's main one. */
export function WaitingList({ lines, error, onRetry }: WaitingListProps) {
  return (
    <section aria-labelledby="waiting-for-you">
      <Title id="waiting-for-you">Waiting for you</Title>
      {error === undefined ? null : (
        <ErrorPanel
          title="Work that waits for you could not be loaded"
          message={errorMessage(error)}
          onRetry={onRetry}
        />
      )}
      {lines === undefined && error === undefined ? <Skeleton height={64} /> : null}
      {lines?.length === 0 ? (
        <Card>
          <Empty>You are done. New work appears here as colleagues and screenings bring it.</Empty>
        </Card>
      ) : null}
      {lines && lines.length > 0 ? (
        <List as="ul">
          {lines.map(({ count, title, detail, action, to }, at) => (
            <li key={title}>
              <Count aria-hidden="true">{count}</Count>
              <div>
                <b>{title}</b>
                <p>{detail}</p>
              </div>
              <ButtonLink variant={at === 0 ? 'primary' : 'quiet'} to={to}>
                {action}
              </ButtonLink>
            </li>
          ))}
        </List>
      ) : null}
    </section>
  );
}
