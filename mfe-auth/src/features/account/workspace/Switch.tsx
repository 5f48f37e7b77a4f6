import { styled } from 'styled-components';

/** A switch of the ARIA practices: a button that is on or off. */
export const Switch = styled.button.attrs({ type: 'button', role: 'switch' })`
  position: relative;
  width: 40px;
  height: 24px;
  border: 1.5px solid var(--line-field);
  border-radius: 12px;
  background: var(--surface);
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset: -12px -4px;
  }

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 15px;
    height: 15px;
    border-radius: 50%;
    background: var(--line-field);
  }

  &[aria-checked='true'] {
    border-color: var(--accent);
    background: var(--accent);
  }

  &[aria-checked='true']::after {
    left: 19px;
    background: var(--surface);
  }

  &:disabled {
    opacity: 0.55;
    cursor: default;
  }
`;
