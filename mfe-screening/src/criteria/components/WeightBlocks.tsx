import { styled } from 'styled-components';
import { weightLimits } from '../criteria-draft.js';

const Frame = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: repeat(${weightLimits.max}, 1fr);
  gap: 3px;
  align-items: center;
  width: 84px;
  height: 28px;
  cursor: pointer;
  i {
    height: 6px;
    border-radius: 2px;
    background: var(--line-strong);
    opacity: 0.55;
    forced-color-adjust: none;
  }
  i[data-on='true'] {
    background: var(--ink-soft);
    opacity: 1;
  }
  &:focus-within {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: 4px;
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

/** Lies over the blocks: a press on a block, or the arrow keys, set it. */
const Slider = styled.input.attrs({ type: 'range' })`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

export interface WeightBlocksProps {
  /** Name of the weighed criterion, for a screen reader. */
  readonly of: string;
  readonly value: number;
  readonly onChange: (weight: number) => void;
}

/** A weight from 1 to 5 as blocks. */
export function WeightBlocks({ of, value, onChange }: WeightBlocksProps) {
  const { min, max } = weightLimits;
  const shown = Math.min(max, Math.max(min, Math.round(value)));
  return (
    <Frame title={`Weight ${shown} of ${max}`}>
      {Array.from({ length: max }, (_, index) => (
        <i key={index} data-on={index < shown} />
      ))}
      <Slider
        aria-label={`Weight of ${of}`}
        aria-valuetext={`${shown} of ${max}`}
        min={min}
        max={max}
        step={1}
        value={shown}
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </Frame>
  );
}
