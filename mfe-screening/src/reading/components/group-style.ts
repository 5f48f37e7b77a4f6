import { styled } from 'styled-components';

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

/** Of a line that a phone has no room for elsewhere. */
export const PhoneOnly = styled.span`
  @media (min-width: 641px) {
    display: none;
  }
`;
