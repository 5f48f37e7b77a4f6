import { styled } from 'styled-components';

/** A text and its preview, side by side. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--s5);
  margin-top: var(--s4);
  @media (max-width: 760px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Preview = styled.section`
  h3 {
    margin-bottom: 6px;
    font-size: var(--text-sm);
    font-weight: 550;
    color: var(--ink);
  }
  > div {
    padding: 14px 16px;
    border-radius: 8px;
    background: var(--sunken);
    font-size: var(--text-sm);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  strong {
    display: block;
    margin-bottom: 8px;
    font-weight: 600;
    color: var(--ink);
  }
`;
