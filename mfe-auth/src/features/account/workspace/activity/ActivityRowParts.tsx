import { Card } from '@shortlist/web-kit';
import { styled } from 'styled-components';

export const Note = styled.p`
  color: var(--ink-faint);
`;

export const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: end;

  label {
    height: 0;
    margin-bottom: -6px;
    overflow: hidden;
  }

  @media (max-width: 640px) {
    width: 100%;
    > div {
      flex: 1;
    }
  }
`;

/** Lines of all days in one frame. */
export const Log = styled(Card)`
  margin-top: 14px;
  overflow: hidden;

  section + section {
    border-top: 1px solid var(--line);
  }
`;

export const Day = styled.h3`
  padding: 7px 20px;
  background: var(--paper);
  font-size: var(--text-sm);
  font-weight: 600;

  @media (max-width: 640px) {
    padding-inline: 16px;
  }
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
  padding: 9px 20px;
  border-top: 1px solid var(--line);
  overflow-wrap: anywhere;

  time {
    color: var(--ink-faint);
    font-variant-numeric: tabular-nums;
  }

  b {
    font-weight: 600;
  }

  @media (max-width: 640px) {
    padding-inline: 16px;
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
