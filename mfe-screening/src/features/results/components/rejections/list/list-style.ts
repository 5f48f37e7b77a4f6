import { styled } from 'styled-components';

export const List = styled.ul`
  position: relative;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow: hidden;
`;

/** One line, at its place in the list: only those in sight are on the page. */
export const Line = styled.li`
  position: absolute;
  inset: 0 0 auto;
  border-top: 1px solid var(--line);
  &[data-first='true'] {
    border-top-color: transparent;
  }
  @media print {
    break-inside: avoid;
  }
`;

export const GroupLine = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  padding: 8px 16px 6px;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  h3 {
    font-size: inherit;
    font-weight: 600;
  }
  > :last-child {
    margin-left: auto;
    padding-left: 12px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  button {
    margin-right: 12px;
  }
  @media print {
    label {
      display: none;
    }
  }
`;

export const MailLine = styled.div<{ $isShown: boolean }>`
  display: grid;
  grid-template-columns: 26px minmax(0, 1fr) auto auto;
  align-items: center;
  min-height: 56px;
  padding: 0 16px;
  background: ${({ $isShown }) => ($isShown ? 'var(--accent-wash)' : 'none')};
  font-size: var(--text-sm);
  @media print {
    label {
      display: none;
    }
  }
  @media (hover: hover) {
    &:hover {
      background: ${({ $isShown }) => ($isShown ? 'var(--accent-wash)' : 'var(--sunken)')};
    }
  }
`;

export const Opener = styled.button`
  min-height: 56px;
  min-width: 0;
  padding: 8px 12px 8px 0;
  border: 0;
  background: none;
  text-align: left;
  cursor: pointer;
  &:focus-visible {
    outline-offset: -3px;
  }
  b {
    display: block;
    font-size: var(--text-md);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

export const Small = styled.span<{ $isWarning: boolean }>`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
  color: ${({ $isWarning }) => ($isWarning ? 'var(--warn)' : 'var(--ink-soft)')};
  font-size: var(--text-xs);
  overflow-wrap: anywhere;
`;

export const Marks = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  align-items: center;
  gap: 4px 10px;
  max-width: 160px;
`;

export const Score = styled.span`
  min-width: 34px;
  color: var(--ink-soft);
  text-align: right;
  font-variant-numeric: tabular-nums;
`;

export const More = styled.button`
  width: 100%;
  min-height: 40px;
  padding: 0 16px 0 42px;
  border: 0;
  background: none;
  color: var(--accent);
  font-size: var(--text-sm);
  font-weight: 500;
  text-align: left;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &:focus-visible {
    outline-offset: -3px;
  }
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

export const Rest = styled.li`
  padding: 16px;
  color: var(--ink-faint);
`;
