import type { Verdict } from '@shortlist/contracts/screening';
import { styled } from 'styled-components';

/** A verdict as a shape; decorative: a word stands beside it. */
export const VerdictDot = styled.span.attrs({ 'aria-hidden': true })<{
  $verdict: Verdict['verdict'];
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
      'not-found': 'border-color: var(--line-field);',
    })[$verdict]}
`;

/** A verdict in a word. */
export const verdictWords: Readonly<Record<Verdict['verdict'], string>> = {
  met: 'found',
  partly: 'partly',
  'not-found': 'not found',
};
