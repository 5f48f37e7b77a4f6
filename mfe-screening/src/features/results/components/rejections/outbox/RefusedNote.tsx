import { Button, Note } from '@shortlist/web-kit';
import { useRef } from 'react';
import { useFocusHeir } from '../../../../../mails/use-focus-heir.js';
import type { Refusal } from '../../../use-send-emails.js';

/** People who are named one by one. */
const listed = 20;

function Refused({
  refused,
  onClose,
}: {
  readonly refused: readonly Refusal[];
  readonly onClose: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  const count = refused.length;
  return (
    <Note
      tone="bad"
      title={
        count === 1
          ? '1 email was not put into the outbox'
          : `${count} emails were not put into the outbox`
      }
      action={
        <Button ref={button} onClick={onClose}>
          Close
        </Button>
      }
    >
      <ul>
        {refused.slice(0, listed).map(({ name, reason }, index) => (
          <li key={index}>
            {name}: {reason}
          </li>
        ))}
        {count > listed ? <li>and {count - listed} more</li> : null}
      </ul>
    </Note>
  );
}

export interface RefusedNoteProps {
  readonly refused: readonly Refusal[];
  readonly onClose: () => void;
}

/** People who got no email of those confirmed last, and why. */
export function RefusedNote({ refused, onClose }: RefusedNoteProps) {
  return refused.length === 0 ? null : <Refused refused={refused} onClose={onClose} />;
}
