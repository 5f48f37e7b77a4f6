import type { ReactNode } from 'react';

export interface IconProps {
  /** One of `icons`. */
  readonly shape: ReactNode;
  /** Edge in pixels; default 16. */
  readonly size?: number;
  readonly className?: string;
}

/** A line icon in the colour of its text. Decorative: what it means must also stand there as words. */
export function Icon({ shape, size = 16, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape}
    </svg>
  );
}
