import { styled } from 'styled-components';
import { fieldBox } from '../style-parts.js';

/** The bare input; `$end` leaves room in pixels for what stands inside its right edge. */
export const Input = styled.input<{ $size?: 'md' | 'lg'; $start?: number; $end?: number }>`
  ${fieldBox}
  ${({ $size }) => ($size === 'lg' ? 'height: 44px;' : '')}
  ${({ $start }) => ($start ? `padding-left: ${$start}px;` : '')}
  ${({ $end }) => ($end ? `padding-right: ${$end}px;` : '')}
`;
