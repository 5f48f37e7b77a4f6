import { styled } from 'styled-components';

/** A list, and What if beside it. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 288px;
  gap: var(--s6);
  align-items: start;
  padding-top: 20px;
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    /* the sheet of What if lies over the end of the page */
    padding-bottom: 72px;
  }
  @media (max-width: 640px) {
    padding-top: var(--s2);
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 0;
  }
`;

/** Actions on a list; on phones the page shows them when its Tools are opened. */
export const Tools = styled.div.attrs<{ 'data-list-tools'?: '' }>({ 'data-list-tools': '' })`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s3);
  > :first-child {
    flex: 1 1 180px;
  }
  @media print {
    display: none;
  }
`;
