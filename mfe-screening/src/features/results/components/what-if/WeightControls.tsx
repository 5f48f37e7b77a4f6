import type { Criterion } from '@shortlist/contracts/screening';
import { createScorer } from '@shortlist/screening/formula';
import { useState } from 'react';
import { styled } from 'styled-components';
import { RowAction } from '../../../../components/RowAction.js';
import type { CriterionChange } from '../../use-what-if.js';
import { Range, trackAt } from './range-style.js';

const List = styled.ul`
  margin-top: 4px;
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) 76px;
    gap: 8px;
    align-items: center;
    min-height: 34px;
    padding-block: 3px;
    font-size: var(--text-sm);
  }
  input[type='checkbox'] {
    margin: 0;
    width: 15px;
    height: 15px;
    accent-color: var(--accent);
  }
  label {
    line-height: 1.3;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  [data-off='true'] label {
    color: var(--ink-faint);
    text-decoration: line-through;
  }
  @media (pointer: coarse) {
    li {
      min-height: 44px;
    }
    input[type='checkbox'] {
      width: 20px;
      height: 20px;
    }
  }
`;

const WeightRange = styled(Range)`
  --thumb: var(--accent);
  --before: var(--accent);
`;

const shownAtFirst = 6;
const step = 0.5;

export interface WeightControlsProps {
  readonly criteria: readonly Criterion[];
  readonly onChange: CriterionChange;
}

/** Every criterion with its weight and a switch, the heaviest of the screening first. */
export function WeightControls({ criteria, onChange }: WeightControlsProps) {
  const [all, setAll] = useState(false);
  // In the order they had at first: a row must not run away from under the finger that drags it.
  const [order] = useState(() =>
    [...criteria].sort((a, b) => b.weight - a.weight).map(({ id }) => id),
  );
  const [scale] = useState(() => Math.max(5, ...criteria.map(({ weight }) => Math.ceil(weight))));
  const byId = new Map(criteria.map((criterion) => [criterion.id, criterion]));
  const ordered = order.map((id) => byId.get(id)).filter((criterion) => criterion !== undefined);
  const on = criteria.filter(({ enabled }) => enabled !== false);
  return (
    <>
      <h3>Weights</h3>
      <List>
        {ordered.slice(0, all ? ordered.length : shownAtFirst).map((criterion) => {
          const { id, text, weight, enabled = true } = criterion;
          return (
            <li key={id} data-off={!enabled}>
              <input
                type="checkbox"
                id={`counts-${id}`}
                checked={enabled}
                // The formula needs something to go by.
                disabled={enabled && on.length === 1}
                onChange={(event) => onChange(id, { enabled: event.target.checked }, createScorer)}
              />
              <label htmlFor={`counts-${id}`}>{text}</label>
              <WeightRange
                aria-label={`Weight of ${text}`}
                min={step}
                max={scale}
                step={step}
                value={weight}
                disabled={!enabled}
                style={trackAt((weight - step) / (scale - step))}
                onChange={(event) =>
                  onChange(id, { weight: Number(event.target.value) }, createScorer)
                }
              />
            </li>
          );
        })}
      </List>
      {ordered.length > shownAtFirst ? (
        <RowAction type="button" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${ordered.length} requirements`}
        </RowAction>
      ) : null}
    </>
  );
}
