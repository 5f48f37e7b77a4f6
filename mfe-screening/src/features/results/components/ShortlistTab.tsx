import { useLocation, useNavigate } from '@shortlist/router';
import { Button, Card, EmptyState, SearchField, useHost, VisuallyHidden } from '@shortlist/web-kit';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useIsComplete } from '../../../people/store/use-screening.js';
import { ExportPeople } from '../../../screening/export/ExportPeople.js';
import { listCandidates } from '../../../screening/lists/candidate-list.js';
import { groupPeople } from '../../../screening/lists/evidence-groups.js';
import { sortLabels } from '../../../screening/lists/list-order.js';
import { countWho, isShownTo } from '../../../screening/lists/who.js';
import { reviewOf } from '../../../screening/results-address.js';
import type { Screening } from '../../../screening/screening.js';
import { useIsNarrow } from '../list/use-is-narrow.js';
import { useListView } from '../list/use-list-view.js';
import type { WhatIfState } from '../use-what-if.js';
import { Bench, Tools } from './list/bench-style.js';
import { CandidateCards } from './list/CandidateCards.js';
import { comingLabel, comingText } from './list/coming-texts.js';
import { ShareShown } from './list/ShareShown.js';
import { thresholdLine } from './list/threshold-line.js';
import { WhoSwitch } from './list/WhoSwitch.js';
import { SortPanel } from './SortPanel.js';
import { WhatIfPanel } from './what-if/WhatIfPanel.js';

const noneTexts = {
  listed: 'No candidates have been shortlisted yet.',
  found: 'No candidates match your search criteria.',
  mine: 'You have not shortlisted anyone yet. Open a candidate and press “Move to shortlisted”.',
  starred: 'No shortlisted candidate has a star.',
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
  const { search, sort, who, open, change, setSearch, toggleOpen } = useListView();
  const { session } = useHost();
  const me = session.status === 'signed-in' ? session.user.email : null;
  const [sortOpen, setSortOpen] = useState(false);
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const location = useLocation();
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
        keep: (each) =>
          (each.status === 'shortlisted' || moves.has(each.id)) && isShownTo(each, who, me),
      }),
    [screening, candidates, moves, shownSearch, sort, who, me],
  );

  // A slider would move people across groups at each step, so they stay in the order of their scores while it is used.
  const grouped = useMemo(
    () => (sort === 'score' && moves.size === 0 ? groupPeople(screening, shown) : null),
    [screening, shown, sort, moves],
  );

  const listed = () =>
    listCandidates(screening.candidates, {
      search,
      sort,
      keep: (each) => each.status === 'shortlisted' && isShownTo(each, who, me),
    });
  const counts = useMemo(() => countWho(screening.candidates, me), [screening, me]);
  const sharable = useMemo(
    () => shown.flatMap(({ id }) => (moves.get(id) === 'enters' ? [] : [id])),
    [shown, moves],
  );
  /** On a phone a person has the page to themselves: an open panel would be several screens long. */
  const openPerson = (id: string) => {
    if (!isNarrow || screening.origin !== 'screened') toggleOpen(id);
    else {
      const from = `${location.pathname}${location.search}`;
      void navigate(reviewOf(screening.jobId, id), { state: { from } });
    }
  };
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
          <WhoSwitch value={who} counts={counts} onChange={(next) => change({ who: next })} />
          <Button aria-expanded={sortOpen} onClick={() => setSortOpen(!sortOpen)}>
            Sort: {sortLabels[sort]}
          </Button>
          {screening.origin === 'demo' ? null : (
            <ExportPeople
              screening={screening}
              pick={listed}
              disabled={shown.length === 0}
              waitingFor={isComplete ? null : comingLabel}
            />
          )}
          {screening.origin === 'screened' && isComplete ? (
            <ShareShown
              screening={screening}
              ids={sharable}
              isWhole={who === 'all' && search.trim() === ''}
            />
          ) : null}
        </Tools>
        {sortOpen ? <SortPanel sort={sort} onSort={(next) => change({ sort: next })} /> : null}
        {shown.length > 0 ? (
          <CandidateCards
            candidates={grouped?.people ?? shown}
            heads={grouped?.heads}
            screening={screening}
            moves={moves}
            line={
              sort === 'score' && shownThreshold !== null
                ? thresholdLine(shown, shownThreshold, screening.comparisonScore)
                : null
            }
            openId={open}
            onToggle={openPerson}
          />
        ) : (
          <Card>
            <EmptyState
              title="No Candidates Found"
              action={
                search === '' ? undefined : <Button onClick={clearSearch}>Clear Search</Button>
              }
            >
              {isComplete
                ? noneTexts[search !== '' ? 'found' : who === 'all' ? 'listed' : who]
                : comingText}
            </EmptyState>
          </Card>
        )}
      </section>
      {candidates.length > 0 ? <WhatIfPanel screening={screening} whatIf={whatIf} /> : null}
    </Bench>
  );
}
