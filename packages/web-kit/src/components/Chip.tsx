import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { type Tone, toneColors } from './tone.js';

export interface ChipProps extends HTMLAttributes<HTMLSpanElement> {
  readonly tone?: Tone;
}

const Element = styled.span<{ $tone: Tone }>`
  ${({ $tone }) => toneColors[$tone]}
  display: inline-flex;
  align-items: center;
  gap: 5px;
  max-width: 100%;
  min-height: 22px;
  padding: 2px 8px;
  border-radius: var(--radius-pill);
  font-size: var(--text-xs);
  line-height: 1.4;
  font-weight: 500;
  svg {
    flex: none;
    width: 12px;
    height: 12px;
  }
`;

/** A short label or state. The word carries the meaning, the tone only helps. */
export function Chip({ tone = 'neutral', ...rest }: ChipProps) {
  return <Element {...rest} $tone={tone} />;
}
