import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import {
  Card,
  EmptyState,
  errorMessage,
  ErrorPanel,
  Page,
  PageHead,
  Skeleton,
  TextLink,
} from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useRequests } from '../use-requests.js';
import { RequestCard } from './RequestCard.js';

const Group = styled.section`
  display: grid;
  gap: var(--s4);

  & + & {
    margin-top: var(--s6);
  }

  > h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }
`;

const Loading = styled.div`
  display: grid;
  gap: var(--s4);
  padding: 18px;
`;

function contextOf(open: number): string {
  if (open === 0) return 'Requests of candidates about their data, with your answers.';
  return open === 1 ? 'One request needs your answer.' : `${open} requests need your answer.`;
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        title="No requests"
        action={<TextLink to="/your-data">The form for candidates</TextLink>}
      >
        Candidates can ask to see, correct or delete their data. Confirmed requests appear here.
      </EmptyState>
    </Card>
  );
}

/** /privacy-requests: what candidates ask of the user, to be answered with one press. */
export function PrivacyRequestsPage() {
  const { requests, error, reload, answer, last } = useRequests();
  const isWaiting = ({ state }: PrivacyRequest) => state === 'open';
  const open = requests?.filter(isWaiting) ?? [];
  const ended = requests?.filter((request) => !isWaiting(request)) ?? [];
  const cardOf = (request: PrivacyRequest) => (
    <RequestCard
      key={request.id}
      request={request}
      isFirst={request.id === open[0]?.id}
      focusOnMount={request.id === last}
      onAnswer={answer}
    />
  );
  return (
    <Page>
      <PageHead title="Privacy requests" context={contextOf(open.length)} />
      {error === undefined ? null : (
        <ErrorPanel
          title="The requests could not be loaded"
          message={errorMessage(error)}
          onRetry={reload}
        />
      )}
      {requests || error !== undefined ? null : (
        <Card aria-hidden="true">
          <Loading>
            <Skeleton height={24} width="50%" />
            <Skeleton height={60} />
          </Loading>
        </Card>
      )}
      {requests?.length === 0 ? <Nothing /> : null}
      {open.length === 0 ? null : (
        <Group aria-labelledby="open-requests">
          <h2 id="open-requests">To answer</h2>
          {open.map(cardOf)}
        </Group>
      )}
      {ended.length === 0 ? null : (
        <Group aria-labelledby="answered-requests">
          <h2 id="answered-requests">Answered</h2>
          {ended.map(cardOf)}
        </Group>
      )}
    </Page>
  );
}
