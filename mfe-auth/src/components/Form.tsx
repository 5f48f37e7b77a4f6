import { styled } from 'styled-components';

/** A column of fields; its buttons take the whole width. */
export const Form = styled.form`
  display: grid;
  gap: var(--s4);

  @media (min-width: 861px) and (max-height: 860px) {
    gap: 10px;
  }
`;

/** Outcome of the last attempt, above the form; takes no room while there is nothing to say. */
export const Messages = styled.div`
  display: grid;
  gap: var(--s4);
  margin-bottom: var(--s5);

  &:empty {
    display: none;
  }

  &:focus {
    outline: none;
  }
`;

/** A line under a form that leads elsewhere. */
export const Aside = styled.p`
  margin: var(--s5) 0 0;
  font-size: var(--text-sm);
  color: var(--ink-soft);

  @media (min-width: 861px) and (max-height: 860px) {
    margin-top: var(--s3);
  }

  @media (max-width: 640px), (pointer: coarse) {
    & > a {
      display: inline-block;
      padding-block: 13px;
      margin-block: -13px;
    }
  }
`;

/** Buttons and links one under the other. */
export const Actions = styled.div`
  display: grid;
  gap: var(--s3);
  margin-top: var(--s5);
`;
