import { Button, Card, EmptyState, errorMessage, ErrorPanel, Skeleton } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { UploadLink } from '../../../components/UploadLink.js';
import type { Screenings } from '../use-screenings.js';
import { HistoryRow } from './HistoryRow.js';

const Loading = styled.div`
  display: grid;
  gap: var(--s4);
  padding: 18px;
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s3);
  margin-top: var(--s4);
  min-height: 40px;
  color: var(--ink-faint);
  font-size: var(--text-sm);
`;

export interface HistoryListProps {
  readonly screenings: Screenings;
  /** Something is searched or filtered: then none is no empty history. */
  readonly isFiltered: boolean;
  /** Closed screenings; null where these are listed, or where it is not known. */
  readonly closed: number | null;
  readonly onShowAll: () => void;
  readonly onShowClosed: () => void;
  readonly onDeleted: () => void;
}

/** The screenings that match, with what can be done with each, and the way to more of them. */
export function HistoryList(props: HistoryListProps) {
  const { screenings, isFiltered, closed, onShowAll, onShowClosed, onDeleted } = props;
  const { items, total, hasMore, isLoading, error, loadMore, reload } = screenings;
  if (error) {
    return (
      <ErrorPanel
        title="Your screenings could not be loaded"
        message={errorMessage(error)}
        onRetry={reload}
      />
    );
  }
  if (!items) {
    return (
      <Card aria-hidden="true">
        <Loading>
          <Skeleton height={40} />
          <Skeleton height={40} />
          <Skeleton height={40} />
        </Loading>
      </Card>
    );
  }
  if (items.length === 0) {
    return (
      <Card>
        {isFiltered ? (
          <EmptyState
            title="No screening matches"
            action={<Button onClick={onShowAll}>Show all screenings</Button>}
          >
            Try part of the title, or another state.
          </EmptyState>
        ) : closed ? (
          <EmptyState
            title={`No open screenings · ${closed} closed`}
            action={<Button onClick={onShowClosed}>Show</Button>}
          >
            Closed screenings keep their results. You can reopen them.
          </EmptyState>
        ) : (
          <EmptyState title="No screenings yet" action={<UploadLink>Upload Resumes</UploadLink>}>
            Your screenings will appear here with their candidates, scores and emails.
          </EmptyState>
        )}
      </Card>
    );
  }
  return (
    <>
      <Card as="ul" aria-label="Screenings">
        {items.map((item) => (
          <HistoryRow key={item.jobId} item={item} onChanged={reload} onDeleted={onDeleted} />
        ))}
      </Card>
      <Foot>
        <span role="status">
          {hasMore
            ? `${items.length} of ${total} screenings`
            : `${total} ${total === 1 ? 'screening' : 'screenings'}`}
        </span>
        {hasMore ? (
          <Button busy={isLoading} busyLabel="Loading..." onClick={loadMore}>
            Show more
          </Button>
        ) : null}
      </Foot>
    </>
  );
}
