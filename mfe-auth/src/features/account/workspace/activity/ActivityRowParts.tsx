import { styled } from 'styled-components';

export const Note = styled.p`
  color: var(--ink-faint);
`;

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 220px));
  gap: 12px;
  margin: 14px 0 6px;

  @media (max-width: 640px) {
    grid-template-columns: 1fr;
  }
`;

export const Day = styled.h3`
  margin: 18px 0 4px;
  font-size: var(--text-sm);
  font-weight: 500;
  color: var(--ink-faint);
`;

export const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: 48px 28px minmax(0, 1fr);
  align-items: start;
  gap: 12px;
  padding: 9px 0;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  time {
    color: var(--ink-faint);
    font-variant-numeric: tabular-nums;
  }

  b {
    font-weight: 600;
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  min-height: 44px;
  margin-top: 8px;
  color: var(--ink-faint);
`;
