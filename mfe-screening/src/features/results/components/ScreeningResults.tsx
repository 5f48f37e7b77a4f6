import type { ScreeningTotals } from '@shortlist/contracts/people';
import { useLocation, useNavigate, useSearchParams } from '@shortlist/router';
import {
  ButtonLink,
  Chip,
  FigureStrip,
  Note,
  Page,
  PageHead,
  type Tab,
  TabPanel,
  Tabs,
  usePrepared,
} from '@shortlist/web-kit';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { AddingNote } from '../../../manage/components/AddingNote.js';
import { ScreeningMenu } from '../../../manage/components/ScreeningMenu.js';
import { useScreeningStore } from '../../../people/use-screening.js';
import { withTab } from '../../../screening/lists/list-address.js';
import { decisionRecordOf, reviewOf } from '../../../screening/results-address.js';
import { UnsentNote } from '../../../unsent/components/UnsentNote.js';
import { useReadyLists } from '../list/use-ready-lists.js';
import { useScrollMemory } from '../list/use-scroll-memory.js';
import { useWhatIf } from '../use-what-if.js';
import { LoadingNote } from './LoadingNote.js';
import { AnalyticsTab, EveryoneTab, laterParts, RejectionsTab } from './parts.js';
import { OutboxNotice, WaitingCount } from './rejections/outbox/OutboxNotice.js';
import { ResultsOutbox } from './rejections/outbox/ResultsOutbox.js';
import { ReviewTab } from './ReviewTab.js';
import { ShortlistTab } from './ShortlistTab.js';
import { UnreadableTab } from './UnreadableTab.js';

type TabId = 'shortlisted' | 'rejections' | 'everyone' | 'review' | 'unreadable' | 'analytics';

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

/** On phones the head takes little room: the first candidate is readable without scrolling. */
const ResultsPage = styled(Page)`
  @media (max-width: 640px) {
    > header {
      gap: var(--s3);
      padding: var(--s4) 0 var(--s3);
    }
    > header h1 {
      font-size: var(--text-2xl);
    }
    > header p {
      font-size: var(--text-sm);
    }
    > header > div:last-child {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
    }
    && > dl {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    && > dl > div {
      padding: var(--s2) 0 var(--s2) var(--s2);
      border-top: 0;
      border-left: 1px solid var(--line);
    }
    && > dl > div:first-child {
      padding-left: 0;
      border-left: 0;
    }
    && > dl dd {
      font-size: var(--text-xl);
    }
    && > dl dt {
      font-size: var(--text-xs);
    }
  }
`;

const TabsFrame = styled.div`
  margin-top: 22px;
  @media (max-width: 640px) {
    margin-top: var(--s2);
  }
`;

const OriginNote = styled(Note)`
  margin-bottom: var(--s5);
`;

const Unsent = styled(UnsentNote)`
  margin-bottom: var(--s4);
`;

const Context = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
`;

function tabsOf(totals: ScreeningTotals, unreadable: number): Tab<TabId>[] {
  const { candidates, shortlisted, rejected, review } = totals;
  return [
    { id: 'shortlisted', label: 'Shortlisted', count: shortlisted },
    { id: 'rejections', label: 'Rejections', count: rejected, after: <WaitingCount /> },
    { id: 'everyone', label: 'Everyone', count: candidates },
    ...(review > 0 ? [{ id: 'review' as const, label: 'Needs a person', count: review }] : []),
    ...(unreadable > 0
      ? [{ id: 'unreadable' as const, label: 'Could not be read', count: unreadable }]
      : []),
    { id: 'analytics', label: 'Analytics' },
  ];
}

export interface ScreeningResultsProps {
  /** The head's action; `variant` is quiet where a tab has a main action of its own. */
  readonly renderAction: (variant: 'primary' | 'quiet') => ReactNode;
}

/** The results of one screening: its figures, and a tab for each list and the analytics. */
export function ScreeningResults({ renderAction }: ScreeningResultsProps) {
  const { screening, overview, reload, isComplete, totals, problem } = useScreeningStore();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const whatIf = useWhatIf(screening);
  useScrollMemory(isComplete);
  useReadyLists(screening.candidates);
  usePrepared(laterParts);
  const location = useLocation();
  const { candidates, unreadable, origin, title } = screening;
  const processed = totals.candidates + unreadable.length;

  const tabs = useMemo(() => tabsOf(totals, unreadable.length), [totals, unreadable.length]);
  const undecided = totals.candidates - totals.decided;
  const successRate =
    totals.candidates === 0 ? 0 : Math.round((totals.shortlisted / totals.candidates) * 100);
  // A tab goes with the last of what it lists.
  const tab = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'shortlisted';
  const setTab = (next: TabId) => {
    if (next !== tab) setParams((before) => withTab(before, next, 'shortlisted'));
  };

  return (
    <ResultsOutbox>
      <ResultsPage>
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
                <>
                  {candidates.length > 0 ? (
                    <ButtonLink
                      to={reviewOf(screening.jobId)}
                      state={{ from: `${location.pathname}${location.search}` }}
                    >
                      {undecided > 0 ? `Review ${undecided} undecided` : 'Review one by one'}
                    </ButtonLink>
                  ) : null}
                  <ButtonLink to={decisionRecordOf(screening.jobId)}>Decision record</ButtonLink>
                </>
              ) : null}
              {renderAction(tab === 'rejections' ? 'quiet' : 'primary')}
              {overview ? (
                <ScreeningMenu
                  screening={overview}
                  onChanged={() => void reload()}
                  onDeleted={() => void navigate('/history', { replace: true })}
                />
              ) : null}
            </>
          }
        />
        {origin === 'screened' ? null : (
          <OriginNote tone={origin === 'demo' ? 'warn' : 'neutral'}>
            {origins[origin].note}
          </OriginNote>
        )}
        <Unsent jobId={screening.jobId} />
        {overview ? <AddingNote screening={overview} onChanged={() => void reload()} /> : null}
        <FigureStrip
          figures={[
            { value: totals.shortlisted, label: 'Shortlisted' },
            { value: totals.rejected, label: 'Rejected' },
            { value: `${totals.averageScore ?? 0}%`, label: 'Avg Score' },
            { value: `${successRate}%`, label: 'Success Rate' },
          ]}
        />
        {isComplete ? null : (
          <LoadingNote loaded={candidates.length} total={totals.candidates} problem={problem} />
        )}
        <TabsFrame>
          <Tabs label="Results" tabs={tabs} selected={tab} onSelect={setTab} />
        </TabsFrame>
        <TabPanel id="shortlisted" selected={tab}>
          <ShortlistTab screening={screening} whatIf={whatIf} />
        </TabPanel>
        <TabPanel id="rejections" selected={tab}>
          <RejectionsTab screening={screening} />
        </TabPanel>
        <TabPanel id="everyone" selected={tab}>
          <EveryoneTab screening={screening} whatIf={whatIf} />
        </TabPanel>
        <TabPanel id="review" selected={tab}>
          <ReviewTab screening={screening} />
        </TabPanel>
        <TabPanel id="unreadable" selected={tab}>
          <UnreadableTab jobId={screening.jobId} files={unreadable} />
        </TabPanel>
        <TabPanel id="analytics" selected={tab}>
          <AnalyticsTab screening={screening} />
        </TabPanel>
      </ResultsPage>
    </ResultsOutbox>
  );
}
