import { styled } from 'styled-components';

/** A column of fields; its buttons take the whole width. */
export const Form = styled.form`
  display: grid;
  gap: var(--s4);
`;

/** A line under a form that leads elsewhere. */
export const Aside = styled.p`
  margin: var(--s5) 0 0;
  font-size: var(--text-sm);
  color: var(--ink-soft);
`;

/** Buttons and links one under the other. */
export const Actions = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s5);
`;
