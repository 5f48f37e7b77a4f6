import { styled } from 'styled-components';

export const List = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  list-style: none;
  font-variant-numeric: tabular-nums;

  [role='alert'] + & {
    margin-top: var(--s3);
  }
`;

const columns = '36px minmax(0, 1fr) 136px 128px 116px 76px';

export const HeadRow = styled.li`
  display: grid;
  grid-template-columns: ${columns};
  gap: 0 14px;
  padding: 9px 20px;
  font-size: var(--text-xs);
  font-weight: 500;
  color: var(--ink-faint);

  span:first-child {
    grid-column: 1 / 3;
  }

  span:nth-child(2) {
    padding-left: 12px;
  }

  @media (max-width: 1080px) {
    display: none;
  }
`;

export const Item = styled.li<{ $isOpen: boolean }>`
  display: grid;
  grid-template-columns: ${columns};
  align-items: center;
  gap: 0 14px;
  padding: 12px 20px;
  border-top: 1px solid var(--line);
  background: ${({ $isOpen }) => ($isOpen ? 'var(--paper)' : 'none')};

  &:last-child {
    border-radius: 0 0 var(--radius-card) var(--radius-card);
  }

  @media (max-width: 1080px) {
    grid-template-columns: 36px minmax(0, 1fr) auto;
    gap: 2px 12px;
    padding: 14px 16px;

    ${HeadRow} + & {
      border-top: 0;
    }
  }
`;

export const Name = styled.div`
  min-width: 0;

  b {
    display: block;
    font-weight: 600;
    overflow-wrap: anywhere;
  }

  b > span {
    margin-left: 4px;
    padding: 0 5px;
    border: 1px solid var(--line-strong);
    border-radius: 5px;
    font-size: var(--text-xs);
    font-weight: 400;
    color: var(--ink-faint);
  }

  small {
    font-size: var(--text-sm);
    color: var(--ink-faint);
    overflow-wrap: anywhere;
  }

  @media (max-width: 1080px) {
    grid-column: 2 / 4;
  }
`;

export const RoleCell = styled.div<{ $isFixed: boolean }>`
  ${({ $isFixed }) => ($isFixed ? 'padding-left: 12px;' : '')}

  @media (max-width: 1080px) {
    grid-area: 3 / 2;
    width: fit-content;
    margin-top: 8px;
    padding: 0;
    line-height: ${({ $isFixed }) => ($isFixed ? '44px' : 'inherit')};
  }
`;

export const Seen = styled.div`
  color: var(--ink-soft);

  @media (max-width: 1080px) {
    grid-area: 2 / 2;
    font-size: var(--text-sm);
  }
`;

export const Count = styled(Seen)`
  @media (max-width: 1080px) {
    grid-area: 2 / 3;
    text-align: right;
  }
`;

export const ActionCell = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-right: -10px;

  button:not(:disabled) {
    color: var(--accent);
  }

  @media (max-width: 1080px) {
    grid-area: 3 / 3;
    align-self: center;
    margin-top: 8px;

    button {
      height: 44px;
    }
  }
`;
