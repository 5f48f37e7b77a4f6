import { Button, Card, EmptyState, SearchField, VisuallyHidden } from '@shortlist/web-kit';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIsComplete } from '../../../people/use-screening.js';
import { ExportEvidence } from '../../../screening/export/ExportEvidence.js';
import { ExportShortlist } from '../../../screening/export/ExportShortlist.js';
import { listCandidates } from '../../../screening/lists/candidate-list.js';
import { sortLabels } from '../../../screening/lists/list-order.js';
import type { Screening } from '../../../screening/screening.js';
import { useListView } from '../list/use-list-view.js';
import type { WhatIfState } from '../use-what-if.js';
import { Bench, Tools } from './list/bench-style.js';
import { CandidateCards } from './list/CandidateCards.js';
import { comingLabel, comingText } from './list/coming-texts.js';
import { thresholdLine } from './list/threshold-line.js';
import { SortPanel } from './SortPanel.js';
import { WhatIfPanel } from './what-if/WhatIfPanel.js';

const noneTexts = {
  listed: 'No candidates have been shortlisted yet.',
  found: 'No candidates match your search criteria.',
} as const;

export interface ShortlistTabProps {
  readonly screening: Screening;
  readonly whatIf: WhatIfState;
}

/**
 * The shortlisted candidates: search, sort, export, and one opened at a time. While something is tried out, who would
 * enter and who would leave are both in the list.
 */
export function ShortlistTab({ screening, whatIf }: ShortlistTabProps) {
  const { search, sort, open, change, setSearch, toggleOpen } = useListView();
  const [sortOpen, setSortOpen] = useState(false);
  const isComplete = useIsComplete();
  const searchField = useRef<HTMLInputElement>(null);
  const shownSearch = useDeferredValue(search);
  const { candidates, moves, shownThreshold } = whatIf;
  const shown = useMemo(
    () =>
      listCandidates(screening.candidates, {
        search: shownSearch,
        sort,
        tried: candidates,
        keep: ({ id, status }) => status === 'shortlisted' || moves.has(id),
      }),
    [screening, candidates, moves, shownSearch, sort],
  );

  const listed = () =>
    listCandidates(screening.candidates, {
      search,
      sort,
      keep: ({ status }) => status === 'shortlisted',
    });
  const clearSearch = () => {
    setSearch('');
    searchField.current?.focus();
  };

  return (
    <Bench>
      <section aria-label="Shortlisted candidates">
        <VisuallyHidden as="h2">Shortlisted candidates</VisuallyHidden>
        <Tools>
          <SearchField
            ref={searchField}
            label="Search candidates..."
            value={search}
            maxLength={200}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button aria-expanded={sortOpen} onClick={() => setSortOpen(!sortOpen)}>
            Sort: {sortLabels[sort]}
          </Button>
          {screening.origin === 'demo' ? null : (
            <ExportShortlist
              pick={listed}
              disabled={shown.length === 0}
              waitingFor={isComplete ? null : comingLabel}
            />
          )}
          {screening.origin === 'screened' ? <ExportEvidence jobId={screening.jobId} /> : null}
        </Tools>
        {sortOpen ? <SortPanel sort={sort} onSort={(next) => change({ sort: next })} /> : null}
        {shown.length > 0 ? (
          <CandidateCards
            candidates={shown}
            screening={screening}
            moves={moves}
            line={
              sort === 'score' && shownThreshold !== null
                ? thresholdLine(shown, shownThreshold, screening.comparisonScore)
                : null
            }
            openId={open}
            onToggle={toggleOpen}
          />
        ) : (
          <Card>
            <EmptyState
              title="No Candidates Found"
              action={
                search === '' ? undefined : <Button onClick={clearSearch}>Clear Search</Button>
              }
            >
              {isComplete ? noneTexts[search === '' ? 'listed' : 'found'] : comingText}
            </EmptyState>
          </Card>
        )}
      </section>
      {candidates.length > 0 ? <WhatIfPanel screening={screening} whatIf={whatIf} /> : null}
    </Bench>
  );
}
