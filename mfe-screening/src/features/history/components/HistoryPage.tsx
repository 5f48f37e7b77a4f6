import { useSearchParams } from '@shortlist/router';
import { Page, PageHead, SearchField, SelectField, useHost } from '@shortlist/web-kit';
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { UploadLink } from '../../../components/UploadLink.js';
import { createUndoStack } from '../../../people/undo/undo-stack.js';
import { UndoProvider } from '../../../people/undo/UndoProvider.js';
import { useClosedCount } from '../use-closed-count.js';
import { type ScreeningFilter, useScreenings } from '../use-screenings.js';
import { HistoryList } from './HistoryList.js';
import { KeptRecords } from './KeptRecords.js';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'running', label: 'Running' },
  { value: 'closed', label: 'Closed' },
  { value: 'failed', label: 'Failed' },
  { value: 'all', label: 'All' },
] as const;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: var(--s3);
  margin-bottom: var(--s4);
  > :first-child {
    flex: 1 1 260px;
  }
  > :last-child {
    flex: 0 1 180px;
  }
`;

function stateOf(text: string | null): NonNullable<ScreeningFilter['state']> {
  return states.find(({ value }) => value === text)?.value ?? 'open';
}

/** /history: every screening of the account, to find, open, and put in order. */
export function HistoryPage() {
  const { notify } = useHost();
  const [params, setParams] = useSearchParams();
  const stateId = useId();
  const search = params.get('search') ?? '';
  const state = stateOf(params.get('state'));
  const screenings = useScreenings({
    // Typed text shows at once; the list follows when there is time.
    search: useDeferredValue(search.trim().slice(0, 200)),
    state,
  });
  const isEmpty = screenings.items?.length === 0 && search === '' && state === 'open';
  const closed = useClosedCount(isEmpty);
  const tools = useRef<HTMLDivElement>(null);
  /** A deleted screening may leave its record: each has the list loaded again. */
  const [deletions, setDeletions] = useState(0);
  const undoStack = useMemo(() => createUndoStack(), []);

  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const onDeleted = () => {
    notify({ kind: 'success', message: 'The screening was deleted.' });
    // The row that had the focus goes.
    tools.current?.querySelector('input')?.focus();
    screenings.reload();
    setDeletions((before) => before + 1);
  };

  return (
    <UndoProvider stack={undoStack}>
      <Page>
        <PageHead
          title="Your screenings"
          context="Your account settings say how long we keep screenings and results."
          actions={<UploadLink variant="primary">Upload Resumes</UploadLink>}
        />
        <Tools ref={tools}>
          <SearchField
            label="Search by title"
            value={search}
            maxLength={200}
            onChange={({ target }) => change('search', target.value)}
          />
          <SelectField
            id={stateId}
            label="Show"
            options={states}
            value={state}
            onChange={({ target }) => change('state', target.value)}
          />
        </Tools>
        <HistoryList
          screenings={screenings}
          isFiltered={search !== '' || params.has('state')}
          closed={closed}
          onShowClosed={() => setParams({ state: 'closed' }, { replace: true })}
          onShowAll={() => setParams({ state: 'all' }, { replace: true })}
          onDeleted={onDeleted}
        />
        <KeptRecords key={deletions} />
      </Page>
    </UndoProvider>
  );
}
