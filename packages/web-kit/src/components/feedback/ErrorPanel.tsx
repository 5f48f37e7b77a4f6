import type { ReactNode } from 'react';
import { Button } from '../actions/Button.js';
import { Note } from './Note.js';

export interface ErrorPanelProps {
  readonly title?: ReactNode;
  /** The failure and what to do. */
  readonly message: ReactNode;
  readonly onRetry?: (() => void) | undefined;
}

/** Something failed: what happened, what to do, and a button to try again. */
export function ErrorPanel({ title, message, onRetry }: ErrorPanelProps) {
  return (
    <Note
      tone="bad"
      title={title}
      action={
        onRetry ? (
          <Button variant="quiet" onClick={onRetry}>
            Retry
          </Button>
        ) : undefined
      }
    >
      {message}
    </Note>
  );
}
