import { styled } from 'styled-components';

/** Its columns are those of the members above it. */
export const Item = styled.li`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 136px 128px 206px;
  align-items: center;
  gap: 0 14px;
  padding: 12px 20px;

  & + & {
    border-top: 1px solid var(--line);
  }

  @media (max-width: 1080px) {
    grid-template-columns: 36px minmax(0, 1fr);
    gap: 2px 12px;
    padding: 14px 16px;
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

export const Role = styled.div`
  @media (max-width: 1080px) {
    grid-area: 3 / 2;
    width: fit-content;
    margin-top: 8px;
  }
`;

export const Asked = styled.div`
  color: var(--ink-soft);
  white-space: nowrap;

  @media (max-width: 1080px) {
    grid-area: 2 / 2;
    font-size: var(--text-sm);
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 2px;
  margin-right: -10px;
  justify-content: flex-end;

  @media (max-width: 1080px) {
    grid-area: 4 / 2;
    justify-content: flex-start;
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
