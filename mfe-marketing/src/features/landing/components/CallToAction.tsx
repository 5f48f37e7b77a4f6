import { styled } from 'styled-components';

/** The row of the page's main buttons. */
export const CallToAction = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s3);
  margin-top: var(--s6);
`;

/** The small line under a call to action. */
export const FinePrint = styled.p`
  margin: var(--s3) 0 0;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`;
