import { styled } from 'styled-components';

/** A section of an account page, under a hairline. */
export const PageSection = styled.section`
  padding: 26px 0;
  border-top: 1px solid var(--line);
  scroll-margin-top: var(--s2);

  h2 {
    font-size: var(--text-lg);
    font-weight: 600;
  }

  h2:focus {
    outline: none;
  }

  & > h2 + p {
    max-width: 62ch;
    margin-top: 2px;
    color: var(--ink-faint);
  }

  & > p + [role='alert'] {
    margin-top: var(--s3);
  }
`;
