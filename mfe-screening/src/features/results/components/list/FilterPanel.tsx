import type { Criterion } from '@shortlist/contracts/screening';
import { Checkbox, NumberField, SelectField } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { maxYears } from '../../../../screening/lists/list-address.js';
import {
  type FilterCounts,
  type ListFilters,
  marks,
  standings,
  toggled,
} from '../../../../screening/lists/list-filters.js';
import { markLabels, standingLabels } from './filter-labels.js';

const Panel = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--s4);
  margin-bottom: var(--s3);
  padding: var(--s4);
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  fieldset {
    display: grid;
    gap: 6px;
    align-content: start;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-bottom: 6px;
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 600;
  }
`;

export interface FilterPanelProps {
  readonly filters: ListFilters;
  readonly counts: FilterCounts;
  readonly criteria: readonly Criterion[];
  readonly onChange: (filters: ListFilters) => void;
}

/** All filters that the row of chips has no room for. */
export function FilterPanel({ filters, counts, criteria, onChange }: FilterPanelProps) {
  const tags = [...counts.tags.keys()].sort((a, b) => a.localeCompare(b));
  const free = criteria.filter(({ id }) => !filters.has.includes(id));
  return (
    <Panel role="group" aria-label="More filters">
      <fieldset>
        <legend>Status</legend>
        {standings.map((standing) => (
          <Checkbox
            key={standing}
            label={`${standingLabels[standing]} (${counts.standings.get(standing) ?? 0})`}
            checked={filters.standings.includes(standing)}
            onChange={() =>
              onChange({ ...filters, standings: toggled(filters.standings, standing) })
            }
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>Only those</legend>
        {marks.map((mark) => (
          <Checkbox
            key={mark}
            label={`${markLabels[mark]} (${counts.marks.get(mark) ?? 0})`}
            checked={filters.marks.includes(mark)}
            onChange={() => onChange({ ...filters, marks: toggled(filters.marks, mark) })}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend>From the resume</legend>
        {free.length > 0 ? (
          <SelectField
            label="Has"
            value=""
            placeholder="Choose a requirement"
            options={free.map(({ id, text }) => ({
              value: id,
              label: `${text} (${counts.has.get(id) ?? 0})`,
            }))}
            onChange={(event) =>
              onChange({ ...filters, has: [...filters.has, event.target.value] })
            }
          />
        ) : null}
        <NumberField
          label="Years, at least"
          min={0}
          max={maxYears}
          value={filters.years ?? ''}
          onChange={(event) => {
            const years = Math.round(Number(event.target.value));
            onChange({ ...filters, years: years > 0 && years <= maxYears ? years : null });
          }}
        />
      </fieldset>
      {tags.length > 0 ? (
        <fieldset>
          <legend>Tags</legend>
          {tags.map((tag) => (
            <Checkbox
              key={tag}
              label={`${tag} (${counts.tags.get(tag) ?? 0})`}
              checked={filters.tags.includes(tag)}
              onChange={() => onChange({ ...filters, tags: toggled(filters.tags, tag) })}
            />
          ))}
        </fieldset>
      ) : null}
    </Panel>
  );
}
