import { styled } from 'styled-components';
import { type SortKey, sortKeys, sortLabels } from '../../../screening/lists/list-order.js';

const Choices = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s2) var(--s4);
  margin-bottom: var(--s3);
  font-size: var(--text-sm);
  legend {
    float: left;
    padding: 0 var(--s4) 0 0;
    color: var(--ink-faint);
  }
  label {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 32px;
    cursor: pointer;
  }
  input {
    margin: 0;
    accent-color: var(--accent);
  }
  @media print {
    display: none;
  }
`;

export interface SortPanelProps {
  readonly sort: SortKey;
  readonly onSort: (sort: SortKey) => void;
}

/** Choice of the list's order. */
export function SortPanel({ sort, onSort }: SortPanelProps) {
  return (
    <Choices>
      <legend>Sort by</legend>
      {sortKeys.map((key) => (
        <label key={key}>
          <input
            type="radio"
            name="sort"
            value={key}
            checked={sort === key}
            onChange={() => onSort(key)}
          />
          {sortLabels[key]}
        </label>
      ))}
    </Choices>
  );
}
