import type { CSSProperties } from 'react';
import { css, styled } from 'styled-components';

const thumb = css`
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 2px solid var(--thumb, var(--ink));
  border-radius: 50%;
  background: var(--surface);
`;

/** A slider; its track is `--before` up to `--at` and `--after` from there on. */
export const Range = styled.input.attrs({ type: 'range' })`
  display: block;
  appearance: none;
  width: 100%;
  height: 28px;
  margin: 0;
  background: linear-gradient(
      90deg,
      var(--before, var(--line-strong)) var(--at, 0%),
      var(--after, var(--line-strong)) var(--at, 0%)
    )
    center / 100% 3px no-repeat;
  cursor: pointer;
  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:disabled {
    opacity: 0.45;
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    height: 44px;
  }
`;

/** Where the two colours of a slider's track meet; `share` is 0 to 1. */
export const trackAt = (share: number) => ({ '--at': `${share * 100}%` }) as CSSProperties;
