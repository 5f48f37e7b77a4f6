import { useId } from 'react';
import { styled } from 'styled-components';

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

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Undefined where there is nothing to count. */
  readonly count?: number;
}

export interface ChoiceSwitchProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** A choice of one list among a few, each with its length. */
export function ChoiceSwitch<Value extends string>(props: ChoiceSwitchProps<Value>) {
  const { label: name, choices, value: chosen, onChange } = props;
  const group = useId();
  return (
    <Frame aria-label={name}>
      {choices.map(({ value, label, count }) => (
        <label key={value}>
          <input
            type="radio"
            name={group}
            checked={value === chosen}
            onChange={() => onChange(value)}
          />
          {label} {count === undefined ? null : <small>{count}</small>}
        </label>
      ))}
    </Frame>
  );
}
