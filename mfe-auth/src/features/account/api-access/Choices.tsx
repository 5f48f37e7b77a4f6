import { styled } from 'styled-components';

/** Checkboxes under one question, each with its name and what it means. */
export const Choices = styled.fieldset`
  display: grid;
  gap: var(--s2);
  border: 0;

  legend {
    margin-bottom: var(--s2);
    padding: 0;
    font-size: var(--text-sm);
    font-weight: 550;
  }

  label {
    align-items: flex-start;
  }

  input {
    margin-top: 2px;
  }

  b {
    display: block;
    font-weight: 550;
    color: var(--ink);
  }
`;
