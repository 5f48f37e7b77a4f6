import {
  ButtonLink,
  Chip,
  FigureStrip,
  Note,
  Page,
  PageHead,
  TabPanel,
  Tabs,
} from '@shortlist/web-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useScreeningStore } from '../../../people/use-screening.js';
import { computeFigures } from '../../../screening/figures.js';
import { decisionRecordOf } from '../../../screening/results-address.js';
import { shortlistedOf } from '../../../screening/screening.js';
import { AnalyticsTab } from './analytics/AnalyticsTab.js';
import { OutboxNotice, WaitingCount } from './rejections/outbox/OutboxNotice.js';
import { ResultsOutbox } from './rejections/outbox/ResultsOutbox.js';
import { RejectionsTab } from './rejections/RejectionsTab.js';
import { ReviewTab } from './ReviewTab.js';
import { ShortlistTab } from './ShortlistTab.js';
import { UnreadableTab } from './UnreadableTab.js';

type TabId = 'shortlisted' | 'rejections' | 'review' | 'unreadable' | 'analytics';

const origins = {
  demo: {
    badge: 'Demo data',
    note: 'The screening could not be completed, so these results were made up to show what they look like. They say nothing about your candidates and can’t be emailed.',
  },
  sample: {
    badge: 'Sample data',
    note: 'A made-up screening of made-up people, to look around in. Exports work; nothing can be emailed.',
  },
} as const;

const TabsFrame = styled.div`
  margin-top: 22px;
`;

const OriginNote = styled(Note)`
  margin-bottom: var(--s5);
`;

const Context = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

export interface ScreeningResultsProps {
  /** The head's action; `variant` is quiet where a tab has a main action of its own. */
  readonly renderAction: (variant: 'primary' | 'quiet') => ReactNode;
}

/** The results of one screening: its figures, and a tab for each list and the analytics. */
export function ScreeningResults({ renderAction }: ScreeningResultsProps) {
  const { screening } = useScreeningStore();
  const [chosen, setTab] = useState<TabId>('shortlisted');
  const { candidates, unreadable, origin, title } = screening;
  const figures = useMemo(() => computeFigures(candidates), [candidates]);
  const processed = candidates.length + unreadable.length;

  const tabs = [
    { id: 'shortlisted' as const, label: 'Shortlisted', count: figures.shortlisted },
    {
      id: 'rejections' as const,
      label: 'Rejections',
      count: figures.rejected,
      after: <WaitingCount />,
    },
    ...(figures.review > 0
      ? [{ id: 'review' as const, label: 'Needs a person', count: figures.review }]
      : []),
    ...(unreadable.length > 0
      ? [{ id: 'unreadable' as const, label: 'Could not be read', count: unreadable.length }]
      : []),
    { id: 'analytics' as const, label: 'Analytics' },
  ];
  // A tab goes with the last of what it lists.
  const tab = tabs.some(({ id }) => id === chosen) ? chosen : 'shortlisted';

  return (
    <ResultsOutbox>
      <Page>
        <PageHead
          title="Screening Results"
          context={
            <Context>
              {origin === 'screened' ? null : (
                <Chip tone={origin === 'demo' ? 'warn' : 'info'}>{origins[origin].badge}</Chip>
              )}
              {[
                'AI-powered analysis complete',
                `${processed} ${processed === 1 ? 'resume' : 'resumes'} processed`,
                ...(title === '' ? [] : [title]),
              ].join(' · ')}
              {tab === 'rejections' ? null : <OutboxNotice onOpen={() => setTab('rejections')} />}
            </Context>
          }
          actions={
            <>
              {origin === 'screened' ? (
                <ButtonLink to={decisionRecordOf(screening.jobId)}>Decision record</ButtonLink>
              ) : null}
              {renderAction(tab === 'rejections' ? 'quiet' : 'primary')}
            </>
          }
        />
        {origin === 'screened' ? null : (
          <OriginNote tone={origin === 'demo' ? 'warn' : 'neutral'}>
            {origins[origin].note}
          </OriginNote>
        )}
        <FigureStrip
          figures={[
            { value: figures.shortlisted, label: 'Shortlisted' },
            { value: figures.rejected, label: 'Rejected' },
            { value: `${figures.averageScore}%`, label: 'Avg Score' },
            { value: `${figures.successRate}%`, label: 'Success Rate' },
          ]}
        />
        <TabsFrame>
          <Tabs label="Results" tabs={tabs} selected={tab} onSelect={setTab} />
        </TabsFrame>
        <TabPanel id="shortlisted" selected={tab}>
          <ShortlistTab screening={screening} shortlisted={shortlistedOf(screening)} />
        </TabPanel>
        <TabPanel id="rejections" selected={tab}>
          <RejectionsTab screening={screening} />
        </TabPanel>
        <TabPanel id="review" selected={tab}>
          <ReviewTab screening={screening} />
        </TabPanel>
        <TabPanel id="unreadable" selected={tab}>
          <UnreadableTab jobId={screening.jobId} files={unreadable} />
        </TabPanel>
        <TabPanel id="analytics" selected={tab}>
          <AnalyticsTab screening={screening} figures={figures} />
        </TabPanel>
      </Page>
    </ResultsOutbox>
  );
}
