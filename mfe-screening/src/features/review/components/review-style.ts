import { styled } from 'styled-components';

/** Below this the text lies under the person, and fingers do what keys do. */
export const narrow = '@media (max-width: 900px)';

/** A key, as it stands on a keyboard. */
export const Key = styled.kbd`
  padding: 0 5px;
  border: 1px solid var(--line-strong);
  border-bottom-width: 2px;
  border-radius: 4px;
  background: var(--paper);
  color: var(--ink-faint);
  font: 500 0.6875rem/18px var(--font-ui);
  text-transform: uppercase;
  @media (pointer: coarse) and (max-width: 900px) {
    display: none;
  }
  @media print {
    display: none;
  }
`;

/** A part of what stands beside the resume, under its heading. */
export const Part = styled.section`
  margin-top: 24px;
  h3,
  h4 {
    display: flex;
    justify-content: space-between;
    gap: var(--s3);
    margin-bottom: 6px;
    font-size: var(--text-xs);
    font-weight: 600;
    color: var(--ink-faint);
  }
  @media print {
    &[data-blank] {
      display: none;
    }
  }
`;
