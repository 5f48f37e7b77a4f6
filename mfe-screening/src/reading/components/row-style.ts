import { styled } from 'styled-components';

export const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 156px 84px minmax(260px, 300px);
  align-items: center;
  gap: 8px 16px;
  padding: 12px 20px;
  h4 {
    font: inherit;
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  h4 button {
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: left;
    cursor: pointer;
    &:hover {
      text-decoration: underline;
    }
  }
  &[data-open] h4 {
    font: 400 1.625rem/1.15 var(--font-display);
  }
  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
  > [title] {
    justify-items: start;
  }
  [data-score] {
    display: flex;
    justify-content: center;
    white-space: nowrap;
  }
  [data-score] small {
    font-size: var(--text-xs);
  }
  [data-marks] {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px 12px;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(1) {
      grid-area: 1 / 1;
    }
    > [title] {
      grid-column: 1 / -1;
      justify-self: start;
    }
    [data-score] {
      grid-area: 1 / 2;
    }
    [data-marks] {
      grid-column: 1 / -1;
      grid-template-columns: repeat(auto-fit, minmax(120px, max-content));
    }
  }
  @media (max-width: 640px) {
    padding-inline: 16px;
  }
`;

/** Two columns: what the readers say, and the comments. */
export const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border-top: 1px solid var(--line);
  && > * {
    margin: 0;
    padding: 16px 20px 20px;
  }
  && > * + * {
    border-left: 1px solid var(--line);
    background: var(--paper);
  }
  h5 {
    margin: 4px 0 8px;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  li b {
    font-weight: 600;
  }
  @media (max-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    && > * + * {
      border-top: 1px solid var(--line);
      border-left: 0;
    }
  }
  @media (max-width: 640px) {
    && > * {
      padding-inline: 16px;
    }
  }
`;

/** The marks of both readers with their reasons. */
export const Marks = styled.ul`
  margin-bottom: 12px;
  li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  p {
    color: var(--ink-soft);
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  font-size: var(--text-sm);
  > :last-child {
    margin-left: auto;
  }
`;
