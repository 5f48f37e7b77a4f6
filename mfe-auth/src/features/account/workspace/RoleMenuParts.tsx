import { styled } from 'styled-components';

export const Box = styled.div`
  position: relative;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s2);
  width: 100%;
  min-width: 122px;
  height: var(--control-height);
  padding: 0 10px 0 12px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-control);
  background: var(--surface);
  color: var(--ink);
  cursor: pointer;

  svg {
    color: var(--ink-faint);
  }

  &:hover:not(:disabled) {
    border-color: var(--ink-soft);
  }

  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }

  @media (max-width: 640px) {
    height: 44px;
  }
`;

export const List = styled.ul<{ $isInFlow: boolean }>`
  ${({ $isInFlow }) =>
    $isInFlow
      ? ''
      : 'position: absolute; z-index: 5; top: calc(100% + 4px); left: 0; width: 330px; max-width: calc(100vw - 96px);'}
  margin-top: ${({ $isInFlow }) => ($isInFlow ? '4px' : '0')};
  padding: 4px;
  border: 1px solid var(--line-strong);
  border-radius: 9px;
  background: var(--surface);
  box-shadow: var(--shadow-overlay);
  list-style: none;
`;

export const Option = styled.li<{ $isActive: boolean }>`
  position: relative;
  padding: 7px 10px 7px 34px;
  border-radius: 6px;
  cursor: pointer;
  background: ${({ $isActive }) => ($isActive ? 'var(--sunken)' : 'none')};

  @media (forced-colors: active) {
    outline: ${({ $isActive }) => ($isActive ? '2px solid Highlight' : 'none')};
  }

  svg {
    position: absolute;
    left: 10px;
    top: 10px;
    width: 15px;
    height: 15px;
    color: var(--accent);
  }

  b {
    display: block;
    font-weight: 600;
    font-size: var(--text-sm);
    color: var(--ink);
  }

  small {
    display: block;
    font-size: var(--text-sm);
    color: var(--ink-faint);
  }

  &[aria-disabled] {
    margin-top: 4px;
    border-top: 1px solid var(--line);
    border-radius: 0;
    cursor: default;
  }

  &[aria-disabled] b {
    color: var(--ink-faint);
  }
`;
