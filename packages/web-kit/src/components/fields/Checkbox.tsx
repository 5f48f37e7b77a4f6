import type { InputHTMLAttributes, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  readonly label: ReactNode;
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--s2);
  font-size: var(--text-sm);
  cursor: pointer;
  @media (max-width: 640px), (pointer: coarse) {
    min-height: 44px;
  }
`;

const Box = styled.input`
  appearance: none;
  flex: none;
  display: grid;
  place-items: center;
  width: 16px;
  height: 16px;
  margin: 0;
  background: var(--surface);
  border: 1px solid var(--line-field);
  border-radius: 4px;
  cursor: inherit;
  &:checked {
    background: var(--accent);
    border-color: var(--accent);
  }
  &:checked::after {
    content: '';
    width: 8px;
    height: 4px;
    border: solid var(--surface);
    border-width: 0 0 2px 2px;
    transform: translateY(-1px) rotate(-45deg);
  }
  &:focus-visible {
    border-radius: 4px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** A checkbox; its whole label can be pressed. */
export function Checkbox({ label, className, ...input }: CheckboxProps) {
  return (
    <Label className={className}>
      <Box {...input} type="checkbox" />
      <span>{label}</span>
    </Label>
  );
}
