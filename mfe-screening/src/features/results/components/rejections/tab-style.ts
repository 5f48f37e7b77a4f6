import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2) var(--s4);
  padding: 20px 0 var(--s3);
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px 10px;
  }
  h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }
  /* not those of the dialogs that its buttons open */
  > div:first-child p {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;

/** The list with one letter beside it. */
export const Bench = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;
  padding-bottom: var(--s8);
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media print {
    padding-bottom: 0;
  }
`;

/** The letter stays in sight while the list is scrolled. */
export const Beside = styled.div`
  position: sticky;
  top: 20px;
  max-height: calc(100dvh - 40px);
  overflow-y: auto;
  border-radius: var(--radius-card);
`;

export const Notes = styled.div`
  display: grid;
  gap: var(--s2);
  margin-bottom: var(--s3);
  ul {
    overflow-wrap: anywhere;
  }
  &:empty {
    display: none;
  }
`;
