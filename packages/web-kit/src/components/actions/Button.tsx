import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, buttonStyle, type ButtonStyleProps } from './button-style.js';
import { SpinnerMark } from './Spinner.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Something is under way: disabled, with a spinner and `busyLabel`. */
  readonly busy?: boolean | undefined;
  readonly busyLabel?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

const Element = styled.button<ButtonStyleProps>`
  ${buttonStyle}
`;

/** A button; `type` is `button` unless it submits a form. One primary button per screen. */
export function Button({
  variant = 'quiet',
  size = 'md',
  block,
  busy = false,
  busyLabel,
  disabled,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <Element
      {...rest}
      type={type}
      $variant={variant}
      $size={size}
      $block={block}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <SpinnerMark /> : null}
      {busy && busyLabel !== undefined ? busyLabel : children}
    </Element>
  );
}
