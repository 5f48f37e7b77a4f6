import { styled } from 'styled-components';
import type { Finding } from '../../screening/findings/findings.js';

/** A verdict as a shape; decorative: a word stands beside it. */
export const VerdictDot = styled.span.attrs({ 'aria-hidden': true })<{
  $verdict: Finding;
}>`
  width: 9px;
  height: 9px;
  border: 1.5px solid;
  border-radius: 50%;
  print-color-adjust: exact;
  forced-color-adjust: none;
  ${({ $verdict }) =>
    ({
      met: 'border-color: var(--good); background: var(--good);',
      partly:
        'border-color: var(--warn); background: linear-gradient(90deg, var(--warn) 50%, transparent 50%);',
      'in-progress': 'border: 1.5px dashed var(--accent);',
      'says-no': 'border-color: var(--bad); border-radius: 0; background: var(--bad);',
      'not-found': 'border-color: var(--line-field);',
    })[$verdict]}
`;
