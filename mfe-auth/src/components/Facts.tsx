import { styled } from 'styled-components';

/** Facts under a form's title: a name and a value each. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  border-bottom: 1px solid var(--line);

  dt,
  dd {
    padding: 11px 0;
    border-top: 1px solid var(--line);
  }

  dt {
    padding-right: var(--s5);
    color: var(--ink-faint);
  }

  dd {
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    font-size: var(--text-sm);
    font-weight: 400;
    color: var(--ink-faint);
  }
`;
