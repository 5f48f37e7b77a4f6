import { useId } from 'react';
import { styled } from 'styled-components';
import { type Who, whoLabels, whos } from '../../../../screening/lists/who.js';

const Frame = styled.fieldset`
  display: inline-flex;
  flex: none;
  margin: 0;
  padding: 2px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--sunken);
  white-space: nowrap;
  label {
    position: relative;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 30px;
    padding: 0 10px;
    border-radius: 5px;
    color: var(--ink-soft);
    font-weight: 550;
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--surface);
    color: var(--ink);
    box-shadow: 0 0 0 1px var(--line-strong);
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--focus);
  }
  small {
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    color: var(--ink-faint);
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  @media (pointer: coarse) {
    label {
      min-height: 38px;
    }
  }
`;

export interface WhoSwitchProps {
  readonly value: Who;
  readonly counts: Readonly<Record<Who, number>>;
  readonly onChange: (who: Who) => void;
}

/** Choice of the people that the shortlist shows, each with a count; stars only where there are some. */
export function WhoSwitch({ value, counts, onChange }: WhoSwitchProps) {
  const name = useId();
  const offered = whos.filter((who) => who !== 'starred' || counts.starred > 0 || value === who);
  return (
    <Frame aria-label="Candidates to show">
      {offered.map((who) => (
        <label key={who}>
          <input type="radio" name={name} checked={value === who} onChange={() => onChange(who)} />
          {whoLabels[who]} <small>{counts[who]}</small>
        </label>
      ))}
    </Frame>
  );
}
