import { Icon, icons } from '@shortlist/web-kit';
import type { ButtonHTMLAttributes } from 'react';
import { styled } from 'styled-components';

const Element = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 28px;
  padding: 2px 11px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-pill);
  background: var(--surface);
  color: var(--ink-soft);
  font-size: var(--text-xs);
  font-weight: 500;
  font-variant-numeric: tabular-nums;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &[aria-pressed='true'] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--on-ink);
  }
  svg {
    flex: none;
  }
  @media (pointer: coarse) {
    min-height: 36px;
  }
`;

export interface FilterChipProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly on: boolean;
  /** True for a filter that goes from the row when it is switched off. */
  readonly removable?: boolean;
}

/** A filter that is on or off. */
export function FilterChip({ on, removable = false, children, ...rest }: FilterChipProps) {
  return (
    <Element {...rest} type="button" aria-pressed={on}>
      {children}
      {removable ? <Icon shape={icons.close} size={11} /> : null}
    </Element>
  );
}
