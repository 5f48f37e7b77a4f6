import { VisuallyHidden } from '@shortlist/web-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { Billing } from '../describe-price.js';

const Group = styled.fieldset`
  display: inline-flex;
  gap: 2px;
  padding: 3px;
  border: 1px solid var(--line);
  border-radius: var(--radius-pill);
  background: var(--sunken);
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  height: calc(var(--control-height) - 6px);
  padding: 0 var(--s4);
  border-radius: var(--radius-pill);
  font-weight: 550;
  color: var(--ink-soft);
  cursor: pointer;

  &:hover {
    color: var(--ink);
  }

  &:has(:checked) {
    background: var(--surface);
    color: var(--ink);
    box-shadow: 0 0 0 1px var(--line-strong);
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const choices = [
  ['monthly', 'Monthly'],
  ['yearly', 'Yearly'],
] as const;

export interface BillingToggleProps {
  readonly billing: Billing;
  readonly onChange: (billing: Billing) => void;
}

/** Prices by the month, or by the month of a year paid at once. */
export function BillingToggle({ billing, onChange }: BillingToggleProps) {
  const name = useId();
  return (
    <Group>
      <VisuallyHidden as="legend">Billing period</VisuallyHidden>
      {choices.map(([value, label]) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={billing === value}
            onChange={() => onChange(value)}
          />
          {label}
        </Choice>
      ))}
    </Group>
  );
}
