import { createLazyPart, Page, PageHead, Skeleton, TextLink, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { UploadLink } from '../../../components/UploadLink.js';
import { useMembers } from '../../../members/use-members.js';
import { awaitingDecision } from '../history-figures.js';
import { type DashboardData, useDashboardData } from '../use-dashboard-data.js';
import { useOwnRun } from '../use-own-run.js';
import { GettingStarted } from './GettingStarted.js';
import { HistoryFigureStrip } from './HistoryFigureStrip.js';
import { PrivacyNotice } from './PrivacyNotice.js';
import { QuickActions } from './QuickActions.js';
import { RecentScreenings } from './RecentScreenings.js';
import { SystemStatus } from './SystemStatus.js';
import { TokenUsagePanel } from './TokenUsagePanel.js';

// Most workspaces are of one person.
const TeamDashboard = createLazyPart(
  async () => (await import('../team/TeamDashboard.js')).TeamDashboard,
  { failure: 'The dashboard could not be loaded.' },
);

// Only newcomers see it; nothing holds its place.
const JoinOffer = createLazyPart(async () => (await import('./JoinOffer.js')).JoinOffer, {
  failure: 'The workspace of your colleagues could not be loaded.',
  frame: () => null,
});

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 36px;
  align-items: start;
  @media (max-width: 860px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s5);
  }
`;

const Side = styled.aside`
  display: grid;
  gap: 14px;
`;

const Support = styled.p`
  padding: 0 18px;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;

function contextOf(waiting: number, screenings: number): string {
  if (screenings === 0)
    return 'Upload resumes and a job description to start your first screening.';
  if (waiting === 0) return 'No screening needs your decision.';
  return waiting === 1
    ? 'One screening needs your decision.'
    : `${waiting} screenings need your decision.`;
}

/** The dashboard of a workspace of one (specification §4). */
function OwnDashboard({ name, history, usage }: DashboardData & { readonly name: string }) {
  const ownRun = useOwnRun(history.data ?? []);
  const context = history.data
    ? contextOf(awaitingDecision(history.data), history.data.length + (ownRun ? 1 : 0))
    : 'Your screenings at a glance.';
  return (
    <>
      <PageHead
        title={`Welcome back, ${name}`}
        context={context}
        actions={<UploadLink variant="primary">Upload Resumes</UploadLink>}
      />
      <PrivacyNotice />
      {history.data?.length === 0 && <JoinOffer />}
      <HistoryFigureStrip history={history} isFirst={ownRun === null} />
      <QuickActions />
      <Columns>
        <RecentScreenings history={history} ownRun={ownRun} />
        <Side>
          <TokenUsagePanel usage={usage} />
          <GettingStarted />
          <SystemStatus />
          <Support>
            Something not working?{' '}
            <TextLink href="/contact" target="_blank">
              Contact Support
            </TextLink>
          </Support>
        </Side>
      </Columns>
    </>
  );
}

/** /dashboard: work of the user, and the way to the next screening. */
export function DashboardPage() {
  const { session } = useHost();
  const data = useDashboardData();
  const members = useMembers();
  const name = session.user?.firstName.trim() || 'User';
  if (!members.areKnown) {
    return (
      <Page aria-busy="true">
        <PageHead title={`Welcome back, ${name}`} context="Your screenings at a glance." />
        <Skeleton height={180} />
      </Page>
    );
  }
  return (
    <Page>
      {members.areSeveral ? (
        <TeamDashboard name={name} members={members} {...data} />
      ) : (
        <OwnDashboard name={name} {...data} />
      )}
    </Page>
  );
}
