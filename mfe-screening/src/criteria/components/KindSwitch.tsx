import type { Criterion } from '@shortlist/contracts/screening';
import { useId } from 'react';
import { styled } from 'styled-components';

const Frame = styled.fieldset`
  display: inline-flex;
  margin: 0;
  padding: 0;
  border: 1px solid var(--line-field);
  border-radius: 6px;
  background: var(--surface);
  font-size: var(--text-xs);
  overflow: hidden;
  label {
    padding: 3px 8px;
    color: var(--ink-faint);
    cursor: pointer;
  }
  label:has(:checked) {
    background: var(--ink);
    color: var(--on-ink);
    font-weight: 550;
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 1px;
  }
  input {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  @media (pointer: coarse) {
    label {
      padding: 9px 10px;
    }
  }
`;

export interface KindSwitchProps {
  /** Which criterion, for a screen reader. */
  readonly of: string;
  readonly value: Criterion['kind'];
  readonly onChange: (kind: Criterion['kind']) => void;
}

/** Whether something is a must or nice to have. */
export function KindSwitch({ of, value, onChange }: KindSwitchProps) {
  const name = useId();
  return (
    <Frame aria-label={`How much ${of} is needed`}>
      {(['must', 'nice'] as const).map((kind) => (
        <label key={kind}>
          <input
            type="radio"
            name={name}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
          {kind}
        </label>
      ))}
    </Frame>
  );
}
