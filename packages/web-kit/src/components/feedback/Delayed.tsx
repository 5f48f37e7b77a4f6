import { type ReactNode, useEffect, useState } from 'react';

export interface DelayedProps {
  /** Milliseconds; default 200. */
  readonly delayMs?: number;
  readonly children: ReactNode;
}

/** Renders its children after a moment, so that what is fast does not flicker. */
export function Delayed({ delayMs = 200, children }: DelayedProps) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return due ? children : null;
}
