import { styled } from 'styled-components';

export const Shares = styled.ul`
  border-block: 1px solid var(--line);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 10px;
    min-height: 54px;
    padding: 6px 0;
  }
  li + li {
    border-top: 1px solid var(--line);
  }
  li > label {
    flex: 1;
    min-width: 0;
    gap: 10px;
    > span {
      display: flex;
      align-items: center;
      gap: 10px;
      min-width: 0;
    }
  }
  b,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  b {
    font-weight: 550;
    color: var(--ink);
  }
  small {
    font-size: var(--text-xs);
    color: var(--ink-faint);
  }
  output {
    flex: none;
    min-width: 68px;
    text-align: right;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
  }
`;

/** The question until when somebody is away, under their name. */
export const AwayLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--s2);
  flex: 1 0 100%;
  /* Below the share, which comes after it. */
  order: 1;
  padding-bottom: 6px;
  > :first-child {
    flex: 1 1 130px;
  }
`;

/** A share as a thin bar of ink. */
export const Bar = styled.span`
  flex: none;
  width: 72px;
  height: 3px;
  border-radius: 2px;
  background: var(--line-strong);
  overflow: hidden;
  i {
    display: block;
    height: 100%;
    background: var(--ink);
  }
  @media (max-width: 480px) {
    display: none;
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
    i {
      background: CanvasText;
    }
  }
`;

export const Stepper = styled.span`
  flex: none;
  display: flex;
  align-items: center;
  height: 34px;
  border: 1px solid var(--line-field);
  border-radius: var(--radius-control);
  button {
    width: 28px;
    height: 100%;
    border: 0;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  button:disabled {
    opacity: 0.4;
    cursor: default;
  }
  input {
    width: 40px;
    border: 0;
    background: none;
    color: var(--ink);
    font: inherit;
    font-weight: 600;
    font-size: var(--text-sm);
    text-align: center;
    font-variant-numeric: tabular-nums;
    appearance: textfield;
  }
  input::-webkit-inner-spin-button {
    appearance: none;
  }
  @media (pointer: coarse) {
    height: 44px;
    button {
      width: 40px;
    }
  }
`;
