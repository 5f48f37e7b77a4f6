import { styled } from 'styled-components';

/** Outcome of a request, in place of the form. */
export const ResultPanel = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--s3);
  max-width: 60ch;
  color: var(--ink-soft);
  overflow-wrap: anywhere;

  & > h2 {
    font: 400 var(--text-2xl) / 1.15 var(--font-display);
    letter-spacing: -0.012em;
    color: var(--ink);
  }

  & > h2:focus-visible {
    outline: none;
  }

  & b {
    font-weight: 600;
    color: var(--ink);
  }
`;
