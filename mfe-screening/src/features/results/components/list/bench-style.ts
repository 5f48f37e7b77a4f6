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
  @media print {
    grid-template-columns: minmax(0, 1fr);
    padding-bottom: 0;
  }
`;

export const Tools = styled.div`
  display: flex;
  gap: var(--s2);
  margin-bottom: var(--s3);
  @media (max-width: 640px) {
    flex-wrap: wrap;
    > :first-child {
      flex-basis: 100%;
    }
  }
  @media print {
    display: none;
  }
`;
