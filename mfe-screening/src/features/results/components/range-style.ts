import { css, styled } from 'styled-components';

const thumb = css`
  box-sizing: border-box;
  width: 18px;
  height: 18px;
  border: 2px solid var(--range, var(--ink));
  border-radius: 50%;
  background: var(--surface);
`;

/** A slider. `--range` is the colour of its thumb, default ink; `--filled` draws its track up to there. */
export const Range = styled.input.attrs({ type: 'range' })`
  display: block;
  appearance: none;
  width: 100%;
  height: 28px;
  margin: 0;
  background: linear-gradient(
      90deg,
      var(--range, var(--ink)) var(--filled, 0%),
      var(--line-strong) var(--filled, 0%)
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
