import type { ScreeningTotals } from '@shortlist/contracts/people';
import { useSearchParams } from '@shortlist/router';
import { FigureStrip, Note, type Tab, TabPanel, Tabs, usePrepared } from '@shortlist/web-kit';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { AddingNote } from '../../../manage/components/AddingNote.js';
import { useScreeningStore } from '../../../people/store/use-screening.js';
import { useReading } from '../../../reading/reading-context.js';
import { readListView, withTab } from '../../../screening/lists/list-address.js';
import { countHidden } from '../../../screening/screening.js';
import { UnsentNote } from '../../../unsent/components/UnsentNote.js';
import { useReadyLists } from '../list/use-ready-lists.js';
import { useScrollMemory } from '../list/use-scroll-memory.js';
import { useWhatIf } from '../use-what-if.js';
import { LoadingNote } from './LoadingNote.js';
import {
  AnalyticsTab,
  EveryoneTab,
  laterParts,
  PeopleStrip,
  RejectionsTab,
  UnreadableTab,
} from './parts.js';
import { OutboxNotice, WaitingCount } from './rejections/outbox/OutboxNotice.js';
import { ResultsOutbox } from './rejections/outbox/ResultsOutbox.js';
import { ResultsPage, TabsFrame } from './results-frame.js';
import { ResultsHead } from './ResultsHead.js';
import { ReviewTab } from './ReviewTab.js';
import { ShortlistTab } from './ShortlistTab.js';

type TabId = 'shortlisted' | 'rejections' | 'everyone' | 'review' | 'unreadable' | 'analytics';

const notes = {
  demo: 'The screening could not be completed, so we made up these results as an example. They say nothing about your candidates and can’t be emailed.',
  sample: 'An invented screening of invented people. Exports work; emails can’t be sent.',
} as const;

const OriginNote = styled(Note)`
  margin-bottom: var(--s5);
`;

const Unsent = styled(UnsentNote)`
  margin-bottom: var(--s4);
`;

/** `hidden`: people to be marked by the user, whom the totals count as to be reviewed. */
function tabsOf(totals: ScreeningTotals, unreadable: number, hidden: number): Tab<TabId>[] {
  const { candidates, shortlisted, rejected } = totals;
  const review = totals.review - hidden;
  return [
    { id: 'shortlisted', label: 'Shortlisted', count: shortlisted },
    { id: 'rejections', label: 'Rejections', count: rejected, after: <WaitingCount /> },
    { id: 'everyone', label: 'Everyone', count: candidates },
    ...(review > 0 ? [{ id: 'review' as const, label: 'To review', count: review }] : []),
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
  const [params, setParams] = useSearchParams();
  // A list that is searched says so.
  const [hasTools, setTools] = useState(() => readListView(params).search !== '');
  const whatIf = useWhatIf(screening);
  const { members } = useReading();
  useScrollMemory(isComplete);
  useReadyLists(screening.candidates);
  usePrepared(laterParts);
  const { candidates, unreadable, origin } = screening;

  const hidden = countHidden(candidates);
  const tabs = useMemo(
    () => tabsOf(totals, unreadable.length, hidden),
    [totals, unreadable.length, hidden],
  );
  const successRate =
    totals.candidates === 0 ? 0 : Math.round((totals.shortlisted / totals.candidates) * 100);
  // A tab goes with the last of what it lists.
  const tab = tabs.find(({ id }) => id === params.get('tab'))?.id ?? 'shortlisted';
  const setTab = (next: TabId) => {
    if (next !== tab) setParams((before) => withTab(before, next, 'shortlisted'));
  };

  return (
    <ResultsOutbox>
      <ResultsPage data-tools={hasTools ? 'open' : 'closed'}>
        <ResultsHead
          hasTools={hasTools}
          onTools={() => setTools(!hasTools)}
          notice={
            tab === 'rejections' ? null : <OutboxNotice onOpen={() => setTab('rejections')} />
          }
          action={renderAction(tab === 'rejections' ? 'quiet' : 'primary')}
        />
        {origin === 'screened' ? null : (
          <OriginNote tone={origin === 'demo' ? 'warn' : 'neutral'}>{notes[origin]}</OriginNote>
        )}
        {members && overview?.people ? (
          <PeopleStrip
            members={members}
            jobId={screening.jobId}
            people={overview.people}
            onChanged={() => void reload()}
          />
        ) : null}
        <Unsent jobId={screening.jobId} />
        {overview ? <AddingNote screening={overview} onChanged={() => void reload()} /> : null}
        <FigureStrip
          figures={[
            { value: totals.shortlisted, label: 'Shortlisted' },
            { value: totals.rejected, label: 'Rejected' },
            { value: hidden > 0 ? '–' : `${totals.averageScore ?? 0}%`, label: 'Avg Score' },
            { value: hidden > 0 ? '–' : `${successRate}%`, label: 'Success Rate' },
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
