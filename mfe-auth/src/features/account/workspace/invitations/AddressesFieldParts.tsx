import { styled } from 'styled-components';

export const Field = styled.div`
  display: grid;
  gap: 6px;

  label {
    font-size: var(--text-sm);
    font-weight: 550;
    color: var(--ink);
  }

  p {
    font-size: var(--text-sm);
    color: var(--ink-faint);
    overflow-wrap: anywhere;
  }

  p[role='alert'] {
    color: var(--bad);
  }
`;

export const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  min-height: 44px;
  padding: 5px 7px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-control);
  background: var(--surface);

  &:focus-within {
    border-color: var(--focus);
    box-shadow: inset 0 0 0 1px var(--focus);
  }

  &:has([aria-invalid]) {
    border-color: var(--bad);
  }

  input {
    flex: 1 1 72px;
    min-width: 0;
    height: 32px;
    padding: 0 5px;
    border: 0;
    background: none;
    color: var(--ink);
    outline: none;
  }

  @media (max-width: 640px) {
    input {
      font-size: 16px;
    }
  }
`;

export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  padding-left: 9px;
  border-radius: 6px;
  background: var(--sunken);
  color: var(--ink);
  font-size: var(--text-sm);
  font-weight: 500;

  span {
    overflow-wrap: anywhere;
  }

  button {
    display: grid;
    place-items: center;
    width: 28px;
    height: 32px;
    border: 0;
    border-radius: 6px;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }

  svg {
    width: 13px;
    height: 13px;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
