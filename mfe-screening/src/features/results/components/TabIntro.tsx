import { styled } from 'styled-components';

/** What a tab is about, above its list. */
export const TabIntro = styled.p`
  padding: 20px 0 var(--s3);
  max-width: 68ch;
  color: var(--ink-soft);
`;
