import type { Candidate, Criterion } from '@shortlist/contracts/screening';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import {
  bands,
  countByFilter,
  countFilters,
  type ListFilters,
  noFilters,
  toggled,
} from '../../../../screening/lists/list-filters.js';
import { markLabels, standingLabels } from './filter-labels.js';
import { FilterChip } from './FilterChip.js';
import { FilterPanel } from './FilterPanel.js';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  margin-bottom: var(--s3);
  @media print {
    display: none;
  }
`;

export interface FilterBarProps {
  readonly candidates: readonly Candidate[];
  /** The same as they would come out if what is tried were so. */
  readonly tried: readonly Candidate[];
  readonly criteria: readonly Criterion[];
  readonly filters: ListFilters;
  readonly onChange: (filters: ListFilters) => void;
}

/** The bands as chips with how many each would leave, the filters that are on, and all others behind a button. */
export function FilterBar({ candidates, tried, criteria, filters, onChange }: FilterBarProps) {
  const [open, setOpen] = useState(false);
  const counts = countByFilter(candidates, tried);
  const texts = new Map(criteria.map(({ id, text }) => [id, text]));
  const { standings, marks, has, years, tags } = filters;
  const set = (change: Partial<ListFilters>) => onChange({ ...filters, ...change });
  const isBorderline = marks.includes('borderline');
  return (
    <>
      <Row role="group" aria-label="Filters">
        {bands.map((band) => (
          <FilterChip
            key={band}
            on={filters.bands.includes(band)}
            onClick={() => set({ bands: toggled(filters.bands, band) })}
          >
            {band} {counts.bands.get(band) ?? 0}
          </FilterChip>
        ))}
        <FilterChip on={isBorderline} onClick={() => set({ marks: toggled(marks, 'borderline') })}>
          Borderline {counts.marks.get('borderline') ?? 0}
        </FilterChip>
        {standings.map((standing) => (
          <FilterChip
            key={standing}
            on
            removable
            onClick={() => set({ standings: toggled(standings, standing) })}
          >
            {standingLabels[standing]} {counts.standings.get(standing) ?? 0}
          </FilterChip>
        ))}
        {marks
          .filter((mark) => mark !== 'borderline')
          .map((mark) => (
            <FilterChip
              key={mark}
              on
              removable
              onClick={() => set({ marks: toggled(marks, mark) })}
            >
              {markLabels[mark]} {counts.marks.get(mark) ?? 0}
            </FilterChip>
          ))}
        {has.map((id) => (
          <FilterChip key={id} on removable onClick={() => set({ has: toggled(has, id) })}>
            Has {texts.get(id) ?? 'a deleted requirement'}
          </FilterChip>
        ))}
        {years === null ? null : (
          <FilterChip on removable onClick={() => set({ years: null })}>
            At least {years} {years === 1 ? 'year' : 'years'}
          </FilterChip>
        )}
        {tags.map((tag) => (
          <FilterChip key={tag} on removable onClick={() => set({ tags: toggled(tags, tag) })}>
            {tag}
          </FilterChip>
        ))}
        <FilterChip on={open} aria-expanded={open} onClick={() => setOpen(!open)}>
          + Filter
        </FilterChip>
        {countFilters(filters) > 0 ? (
          <RowAction type="button" onClick={() => onChange(noFilters)}>
            Clear filters
          </RowAction>
        ) : null}
      </Row>
      {open ? (
        <FilterPanel filters={filters} counts={counts} criteria={criteria} onChange={onChange} />
      ) : null}
    </>
  );
}
