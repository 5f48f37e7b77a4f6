import { css } from 'styled-components';

/** The page's column: 1,160 px, with the gutter of the width. */
export const column = css`
  width: min(var(--page-width), 100% - 2 * var(--gutter));
  margin-inline: auto;
`;

/** Properties that hover and press change, and how fast. */
export const controlTransition = css`
  transition:
    background 0.15s var(--ease),
    border-color 0.15s var(--ease),
    color 0.15s var(--ease);
`;

/** The box that a person types or chooses in. 16 px on phones, or iOS zooms into the page. */
export const fieldBox = css`
  width: 100%;
  height: var(--control-height);
  padding: 0 12px;
  background: var(--surface);
  border: 1px solid var(--line-field);
  border-radius: var(--radius-control);
  /* what is typed never looks disabled, whatever stands around it */
  color: var(--ink);
  ${controlTransition}
  &::placeholder {
    color: var(--ink-faint);
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: var(--ink-soft);
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: -1px;
    border-color: transparent;
  }
  &[aria-invalid='true'] {
    border-color: var(--bad);
  }
  &:disabled {
    background: var(--sunken);
    color: var(--ink-faint);
    cursor: not-allowed;
  }
  @media (max-width: 640px) {
    font-size: 16px;
  }
`;
