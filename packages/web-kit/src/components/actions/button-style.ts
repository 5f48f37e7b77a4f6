import { css } from 'styled-components';
import { controlTransition } from '../style-parts.js';

export type ButtonVariant = 'primary' | 'quiet' | 'bare' | 'danger';
export type ButtonSize = 'md' | 'lg';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  /** As wide as what holds it. */
  readonly block?: boolean | undefined;
}

/** `ButtonLook` as styled-components takes it: names with `$` do not reach the DOM. */
export interface ButtonStyleProps {
  readonly $variant: ButtonVariant;
  readonly $size: ButtonSize;
  readonly $block: boolean | undefined;
}

const variants = {
  primary: css`
    background: var(--ink);
    color: var(--on-ink);
    &:hover:not(:disabled) {
      background: color-mix(in srgb, var(--ink) 86%, var(--paper));
    }
    /* waits for something, rather than a grey block that looks broken */
    &:disabled:not([aria-busy='true']) {
      background: var(--sunken);
      border-color: var(--line-strong);
      color: var(--ink-soft);
    }
    /* its ground stays, so its text must not get one of its own */
    @media (forced-colors: active) {
      forced-color-adjust: none;
      && {
        background: ButtonText;
        color: ButtonFace;
      }
      &&:disabled:not([aria-busy='true']) {
        background: ButtonFace;
        border-color: GrayText;
        color: GrayText;
      }
    }
  `,
  quiet: css`
    background: var(--surface);
    border-color: var(--line-strong);
    color: var(--ink);
    &:hover:not(:disabled) {
      background: var(--sunken);
    }
  `,
  danger: css`
    background: var(--surface);
    border-color: color-mix(in srgb, var(--bad) 45%, var(--surface));
    color: var(--bad);
    &:hover:not(:disabled) {
      background: var(--bad-wash);
    }
  `,
  bare: css`
    background: none;
    color: var(--ink-soft);
    padding-inline: 10px;
    &:hover:not(:disabled) {
      background: var(--sunken);
      color: var(--ink);
    }
  `,
};

const sizes = {
  md: css``,
  lg: css`
    height: 46px;
    padding-inline: 20px;
    font-size: var(--text-lg);
    border-radius: 9px;
  `,
};

/** How everything that looks like a button looks: `Button` and `ButtonLink`. */
export const buttonStyle = css<ButtonStyleProps>`
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  align-items: center;
  justify-content: center;
  gap: var(--s2);
  height: var(--control-height);
  padding: 0 14px;
  border: 1px solid transparent;
  border-radius: var(--radius-control);
  font-weight: 550;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  ${controlTransition}
  ${({ $variant }) => variants[$variant]}
  ${({ $size }) => sizes[$size]}
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  &[aria-busy='true']:disabled {
    opacity: 0.8;
    cursor: progress;
  }
  svg {
    flex: none;
  }
  @media print {
    display: none;
  }
`;
