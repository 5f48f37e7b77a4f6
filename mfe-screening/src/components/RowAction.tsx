import { styled } from 'styled-components';

/** An action inside a list or a row: a word in the colour of links. */
export const RowAction = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 500;
  cursor: pointer;
  &:hover {
    color: var(--accent-strong);
    text-decoration: underline;
  }
  @media (pointer: coarse) {
    min-height: 32px;
  }
  @media print {
    display: none;
  }
`;
