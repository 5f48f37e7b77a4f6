import { Button } from '@shortlist/web-kit';
import { useEffect, useRef } from 'react';
import { ResultPanel } from './ResultPanel.js';

export interface SentPanelProps {
  readonly email: string;
  /** The server's message, the same for every address. */
  readonly message: string;
  readonly onAgain: () => void;
}

/** The request is made: what to do next. It takes the focus, as the form that had it is gone. */
export function SentPanel({ email, message, onAgain }: SentPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <ResultPanel role="status">
      <h2 ref={heading} tabIndex={-1}>
        Check your inbox
      </h2>
      <p>
        <b>{email}</b>
      </p>
      <p>{message}</p>
      <p>No email? Check your spam folder. We send an address at most three emails a day.</p>
      <Button onClick={onAgain}>Make another request</Button>
    </ResultPanel>
  );
}
