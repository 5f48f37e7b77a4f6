import { styled } from 'styled-components';

/** Introduction of a tab, above its list. */
export const TabIntro = styled.p`
  padding: 20px 0 var(--s3);
  max-width: 68ch;
  color: var(--ink-soft);
`;
