import { exportFiles } from '@shortlist/contracts/constants';
import type { Candidate } from '@shortlist/contracts/screening';
import {
  Button,
  Card,
  downloadFile,
  EmptyState,
  errorMessage,
  SearchField,
  useHost,
} from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { listCandidates, type SortKey, sortLabels } from '../../../screening/candidate-list.js';
import { shortlistFile } from '../../../screening/export-shortlist.js';
import type { Screening } from '../../../screening/screening.js';
import { CandidateRow } from './candidate/CandidateRow.js';
import { SortPanel } from './SortPanel.js';
import { WhatIfPanel } from './what-if/WhatIfPanel.js';

const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: var(--s6);
  align-items: start;
  padding-top: 20px;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    /* the sheet of What if lies over the end of the page */
    padding-bottom: 72px;
  }
`;

const Tools = styled.div`
  display: flex;
  gap: var(--s2);
  margin-bottom: var(--s3);
  @media (max-width: 640px) {
    flex-wrap: wrap;
    > :first-child {
      flex-basis: 100%;
    }
  }
`;

export interface ShortlistTabProps {
  readonly screening: Screening;
  readonly shortlisted: readonly Candidate[];
}

/** The shortlisted candidates: search, sort, export, and one opened at a time. */
export function ShortlistTab({ screening, shortlisted }: ShortlistTabProps) {
  const { notify } = useHost();
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<SortKey>('score');
  const [sortOpen, setSortOpen] = useState(false);
  const [opened, setOpened] = useState<string | null>(null);
  const [exporting, setExporting] = useState(false);
  const shown = listCandidates(shortlisted, { search, sort });

  const exportExcel = async () => {
    setExporting(true);
    try {
      downloadFile(exportFiles.excelFileName, await shortlistFile(shown));
    } catch (error) {
      const message = `The Excel file could not be made. ${errorMessage(error)}`;
      notify({ kind: 'error', message });
    } finally {
      setExporting(false);
    }
  };

  return (
    <Bench>
      <section aria-label="Shortlisted candidates">
        <Tools>
          <SearchField
            label="Search candidates..."
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <Button aria-expanded={sortOpen} onClick={() => setSortOpen(!sortOpen)}>
            Sort: {sortLabels[sort]}
          </Button>
          {screening.origin === 'demo' ? null : (
            <Button
              disabled={shown.length === 0}
              busy={exporting}
              busyLabel="Exporting..."
              onClick={() => void exportExcel()}
            >
              Export Excel
            </Button>
          )}
        </Tools>
        {sortOpen ? <SortPanel sort={sort} onSort={setSort} /> : null}
        <Card>
          {shown.map((candidate) => (
            <CandidateRow
              key={candidate.id}
              candidate={candidate}
              screening={screening}
              open={opened === candidate.id}
              onToggle={() => setOpened(opened === candidate.id ? null : candidate.id)}
            />
          ))}
          {shown.length === 0 ? (
            <EmptyState
              title="No Candidates Found"
              action={
                search === '' ? undefined : (
                  <Button onClick={() => setSearch('')}>Clear Search</Button>
                )
              }
            >
              {search === ''
                ? 'No candidates have been shortlisted yet.'
                : 'No candidates match your search criteria.'}
            </EmptyState>
          ) : null}
        </Card>
      </section>
      {screening.candidates.length > 0 ? <WhatIfPanel screening={screening} /> : null}
    </Bench>
  );
}
