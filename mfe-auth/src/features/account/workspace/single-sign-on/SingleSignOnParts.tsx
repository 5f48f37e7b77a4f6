import { styled } from 'styled-components';

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 14px;

  p {
    color: var(--ink-faint);
  }

  @media (max-width: 640px) {
    button {
      height: 44px;
    }
  }
`;

export const Card = styled.div`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

export const Line = styled.div`
  display: grid;
  grid-template-columns: 150px minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  min-height: 44px;
  padding: 5px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }

  dt {
    color: var(--ink-faint);
  }

  dd {
    overflow-wrap: anywhere;
  }

  dd > span {
    margin-left: 6px;
  }

  & > dd:nth-of-type(2) {
    display: flex;
    justify-content: flex-end;
    margin-right: -10px;
  }

  dd:nth-of-type(2) button {
    color: var(--accent);
  }

  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr) auto;
    padding: 9px 16px 3px;

    dt {
      grid-column: 1 / -1;
      font-size: var(--text-sm);
    }

    &[data-has-record] > dd:nth-of-type(2) {
      grid-column: 1 / -1;
      justify-content: flex-start;
      margin-left: -10px;
    }

    button {
      height: 44px;
    }
  }
`;

export const Record = styled.dl`
  grid-column: 2 / -1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 14px;
  margin-bottom: 6px;
  padding: 4px 12px;
  border-radius: var(--radius-control);
  background: var(--sunken);
  font-size: var(--text-sm);

  dd {
    margin: 0;
  }

  code {
    font-family: var(--font-mono);
  }

  @media (max-width: 640px) {
    grid-column: 1 / -1;
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

export const Only = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  padding: 14px 20px;
  border-top: 1px solid var(--line);

  b {
    display: block;
    font-weight: 600;
  }

  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }

  & > p {
    display: flex;
    gap: 7px;
    grid-column: 1 / -1;
    font-size: var(--text-sm);
    color: var(--warn);
  }

  svg {
    flex: none;
    width: 14px;
    height: 14px;
    margin-top: 3px;
  }

  @media (max-width: 640px) {
    padding: 14px 16px;
  }
`;
