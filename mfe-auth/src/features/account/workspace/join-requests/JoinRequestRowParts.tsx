import { styled } from 'styled-components';

export const Item = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 144px 136px auto;
  align-items: center;
  gap: 0 14px;
  padding: 12px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }

  @media (max-width: 860px) {
    grid-template-columns: 36px minmax(0, 1fr);
    gap: 2px 12px;
    padding: 14px 16px;

    & > :nth-child(n + 3) {
      grid-column: 2;
      width: fit-content;
    }
  }
`;

export const Person = styled.div`
  min-width: 0;

  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
    overflow-wrap: anywhere;
  }
`;

export const Asked = styled.div`
  color: var(--ink-soft);

  @media (max-width: 860px) {
    margin-bottom: 8px;
    font-size: var(--text-sm);
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 2px;
  margin-right: -10px;

  @media (max-width: 860px) {
    margin-top: 8px;

    button {
      height: 44px;
    }
  }
`;

export const None = styled.p`
  color: var(--ink-faint);
`;

/** The choice below the list. */
export const Choice = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 16px;
  margin-top: 14px;

  b {
    display: block;
    font-weight: 550;
    overflow-wrap: anywhere;
  }

  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }
`;
