import { Button, type ButtonProps, VisuallyHidden } from '@shortlist/web-kit';
import { useRef } from 'react';
import { useCopy } from '../../../../../components/use-copy.js';
import type { Mail } from '../../../../../mails/mail.js';
import { groupOf, isChoosable } from '../../../../../mails/mail-groups.js';
import { useFocusHeir } from '../../../../../mails/use-focus-heir.js';
import { LetterFoot } from './letter-style.js';
import type { useDraftActions } from './use-draft-actions.js';

export interface LetterActionsProps {
  readonly mail: Mail;
  readonly email: { readonly subject: string; readonly content: string };
  readonly actions: ReturnType<typeof useDraftActions>;
  /** Null when the text can't be changed any more. */
  readonly onEdit: (() => void) | null;
  /** Null when it does not wait. */
  readonly onStop: (() => void) | null;
}

/** A button that goes with what it did; then the focus goes to the tab's panel. */
function PassingButton(props: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusHeir(button);
  return <Button {...props} ref={button} variant="bare" />;
}

/** Actions for one person's email. */
export function LetterActions({ mail, email, actions, onEdit, onStop }: LetterActionsProps) {
  const { candidate, draft } = mail;
  const { copied, copy } = useCopy(email.content);
  const about = <VisuallyHidden> the email to {candidate.candidate}</VisuallyHidden>;
  return (
    <LetterFoot>
      {onEdit ? (
        <Button data-edit onClick={onEdit}>
          Edit this email
        </Button>
      ) : null}
      {onEdit && draft?.edited ? (
        <PassingButton onClick={() => void actions.reset(email)}>
          Use the template again
        </PassingButton>
      ) : null}
      <Button variant="bare" onClick={() => void copy()}>
        {copied ? 'Copied!' : 'Copy'}
        {about}
      </Button>
      {onStop ? (
        <PassingButton data-end onClick={onStop}>
          Stop{about}
        </PassingButton>
      ) : null}
      {onEdit && isChoosable(groupOf(mail)) ? (
        <Button variant="bare" data-end onClick={() => void actions.keepBack(!candidate.keptBack)}>
          {candidate.keptBack ? 'Allow sending' : 'Keep back'}
          {about}
        </Button>
      ) : null}
    </LetterFoot>
  );
}
