import { styled } from 'styled-components';

export const List = styled.section`
  padding-top: 20px;
  @media (max-width: 640px) {
    padding-top: var(--s2);
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  margin-bottom: var(--s3);
  > :first-child {
    flex: 1 1 180px;
  }
  > fieldset {
    max-width: 100%;
    min-width: 0;
    overflow-x: auto;
  }
  @media (max-width: 640px) {
    > fieldset label {
      padding-inline: 7px;
    }
  }
  @media print {
    display: none;
  }
`;

/** Of a line that a phone has no room for elsewhere. */
export const PhoneOnly = styled.span`
  @media (min-width: 641px) {
    display: none;
  }
`;

export const Progress = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-bottom: var(--s3);
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 28px;
  }
  li {
    display: flex;
    align-items: center;
    gap: 8px;
    font-weight: 550;
  }
  [data-name] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  p {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
    color: var(--ink-faint);
    b {
      color: var(--ink);
      font-weight: 600;
    }
  }
`;

export const Group = styled.section`
  & + & {
    border-top: 1px solid var(--line);
  }
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    min-height: 40px;
    padding: 4px 20px 4px 12px;
    background: var(--paper);
  }
  &:first-child > header {
    border-radius: var(--radius-card) var(--radius-card) 0 0;
  }
  &:last-child > header:has(+ [hidden]) {
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }
  h3 {
    margin-right: auto;
    font: inherit;
  }
  h3 button {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0 8px;
    border: 0;
    border-radius: 5px;
    background: none;
    color: var(--ink);
    font-size: var(--text-sm);
    font-weight: 600;
    cursor: pointer;
    span {
      font-weight: 400;
      color: var(--ink-soft);
    }
    svg {
      color: var(--ink-faint);
    }
    &[aria-expanded='false'] svg {
      transform: rotate(-90deg);
    }
  }
  header small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  ul[id] > li {
    border-top: 1px solid var(--line);
  }
  > p {
    padding: 12px 20px;
    border-top: 1px solid var(--line);
  }
  @media (max-width: 640px) {
    > header {
      padding-inline: 8px 16px;
    }
    > header > small {
      flex: 1 0 100%;
      padding: 0 8px 6px;
    }
  }
`;

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

export const Panel = styled.div`
  max-width: 640px;
  padding: 0 20px 20px;
  h5 {
    margin: 4px 0 8px;
    font-size: var(--text-sm);
    font-weight: 600;
  }
  li {
    display: flex;
    gap: 12px;
    padding: 10px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li b {
    font-weight: 600;
  }
  li p {
    color: var(--ink-soft);
  }
  ul + h5 {
    margin-top: 12px;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    font-size: var(--text-sm);
    > :last-child {
      margin-left: auto;
    }
  }
  @media (max-width: 640px) {
    padding-inline: 16px;
  }
`;
