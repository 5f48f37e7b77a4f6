import { styled } from 'styled-components';

/** The dot of a criterion: full for shown, half for in part, hollow for not mentioned. */
export const VerdictDot = styled.i<{ $verdict: 'met' | 'partly' | 'not-found' }>`
  flex: none;
  print-color-adjust: exact;
  forced-color-adjust: none;
  width: 9px;
  height: 9px;
  border: 1.5px solid
    ${({ $verdict }) =>
      ({ met: 'var(--good)', partly: 'var(--warn)', 'not-found': 'var(--line-field)' })[$verdict]};
  border-radius: 50%;
  background: ${({ $verdict }) =>
    ({
      met: 'var(--good)',
      partly: 'linear-gradient(90deg, var(--warn) 50%, transparent 50%)',
      'not-found': 'none',
    })[$verdict]};
`;
