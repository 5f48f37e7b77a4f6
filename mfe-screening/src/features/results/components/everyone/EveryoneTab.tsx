import { Button, Card, EmptyState, SearchField, VisuallyHidden } from '@shortlist/web-kit';
import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useIsComplete } from '../../../../people/store/use-screening.js';
import { ReadingList } from '../../../../reading/components/ReadingList.js';
import { ReadingSwitch } from '../../../../reading/components/ReadingSwitch.js';
import { useReadingView } from '../../../../reading/use-reading-view.js';
import { listCandidates } from '../../../../screening/lists/candidate-list.js';
import {
  countFilters,
  matchesFilters,
  noFilters,
} from '../../../../screening/lists/list-filters.js';
import { sortLabels } from '../../../../screening/lists/list-order.js';
import type { Screening } from '../../../../screening/screening.js';
import { useIsNarrow } from '../../list/use-is-narrow.js';
import { useListView } from '../../list/use-list-view.js';
import { useResumeSearch } from '../../list/use-resume-search.js';
import { useSelection } from '../../list/use-selection.js';
import type { WhatIfState } from '../../use-what-if.js';
import { BulkBar } from '../bulk/BulkBar.js';
import { Bench, Tools } from '../list/bench-style.js';
import { comingText } from '../list/coming-texts.js';
import { FilterBar } from '../list/FilterBar.js';
import { thresholdLine } from '../list/threshold-line.js';
import { SortPanel } from '../SortPanel.js';
import { WhatIfPanel } from '../what-if/WhatIfPanel.js';
import { type Column, keepColumns, readColumns } from './columns.js';
import { ColumnsPanel } from './ColumnsPanel.js';
import { EveryoneTable } from './EveryoneTable.js';
import { PersonDetails } from './PersonDetails.js';
import { ReviewTheseLink } from './ReviewTheseLink.js';
import { SearchNote } from './SearchNote.js';

/** Room for the bar of the selection under the end of the list. */
const List = styled.section`
  min-width: 0;
  padding-bottom: 72px;
`;

const noneTexts = {
  scored: 'No resume of this screening could be scored.',
  found: 'No candidates match your search criteria.',
} as const;
const noColumns: readonly Column[] = [];

export interface EveryoneTabProps {
  readonly screening: Screening;
  readonly whatIf: WhatIfState;
}

/** Everybody of a screening in one table: search, filters, sort, columns, and what can be done with several at once. */
export function EveryoneTab({ screening, whatIf }: EveryoneTabProps) {
  const { search, sort, filters, open, change, setSearch, toggleOpen } = useListView();
  const [panel, setPanel] = useState<'sort' | 'columns' | null>(null);
  const [columns, setColumns] = useState(readColumns);
  const isNarrow = useIsNarrow();
  const isComplete = useIsComplete();
  const searchField = useRef<HTMLInputElement>(null);
  const { candidates, moves, shownThreshold } = whatIf;
  const resumes = useResumeSearch(screening.origin === 'screened' ? screening.jobId : null, search);
  // The keys are never slower than the list.
  const shownSearch = useDeferredValue(search);
  const shown = useMemo(
    () =>
      listCandidates(screening.candidates, {
        search: shownSearch,
        sort,
        alsoFound: resumes.ids,
        tried: candidates,
        keep: (candidate) => matchesFilters(candidate, filters),
      }),
    [screening, candidates, filters, shownSearch, sort, resumes.ids],
  );
  const shownIds = useMemo(() => shown.map(({ id }) => id), [shown]);
  const selection = useSelection(shownIds);
  const isNarrowed = search !== '' || countFilters(filters) > 0;

  const focusSearch = useCallback(() => searchField.current?.focus({ preventScroll: true }), []);
  const clear = () => {
    setSearch('');
    change({ filters: noFilters });
    focusSearch();
  };
  const toggle = (name: 'sort' | 'columns') => setPanel(panel === name ? null : name);

  const view = useReadingView(screening.candidates.length);
  if (view.isShown) return <ReadingList view={view} screening={screening} />;

  return (
    <Bench>
      <List aria-label="All candidates">
        <VisuallyHidden as="h2">All candidates</VisuallyHidden>
        {view.offered.length > 0 ? <ReadingSwitch view={view} /> : null}
        <Tools>
          <SearchField
            ref={searchField}
            label="Search names, skills and resumes"
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.target.value)}
          />
          {isNarrow ? null : (
            <Button aria-expanded={panel === 'columns'} onClick={() => toggle('columns')}>
              Columns
            </Button>
          )}
          <Button aria-expanded={panel === 'sort'} onClick={() => toggle('sort')}>
            Sort: {sortLabels[sort]}
          </Button>
          {screening.origin === 'screened' && shown.length > 0 ? (
            <ReviewTheseLink jobId={screening.jobId} ids={shownIds} />
          ) : null}
        </Tools>
        {panel === 'sort' ? (
          <SortPanel sort={sort} onSort={(next) => change({ sort: next })} />
        ) : null}
        {panel === 'columns' ? (
          <ColumnsPanel
            columns={columns}
            onChange={(next) => {
              setColumns(next);
              keepColumns(next);
            }}
          />
        ) : null}
        <FilterBar
          candidates={screening.candidates}
          tried={candidates}
          criteria={screening.criteria}
          filters={filters}
          onChange={(next) => change({ filters: next })}
        />
        <SearchNote
          resumes={resumes}
          count={isNarrowed ? shown.length : null}
          total={candidates.length}
        />
        {shown.length > 0 ? (
          <EveryoneTable
            candidates={shown}
            criteria={screening.criteria}
            columns={isNarrow ? noColumns : columns}
            selection={selection}
            moves={moves}
            line={
              sort === 'score' && shownThreshold !== null
                ? thresholdLine(shown, shownThreshold, screening.comparisonScore)
                : null
            }
            openId={open}
            onToggle={toggleOpen}
            renderDetails={(candidate) => (
              <PersonDetails candidate={candidate} screening={screening} />
            )}
          />
        ) : (
          <Card>
            <EmptyState
              title="No Candidates Found"
              action={isNarrowed ? <Button onClick={clear}>Clear Search</Button> : undefined}
            >
              {isComplete ? noneTexts[isNarrowed ? 'found' : 'scored'] : comingText}
            </EmptyState>
          </Card>
        )}
      </List>
      {candidates.length > 0 ? <WhatIfPanel screening={screening} whatIf={whatIf} /> : null}
      <BulkBar
        screening={screening}
        selection={selection}
        matching={shownIds}
        onCleared={focusSearch}
      />
    </Bench>
  );
}
