import { Button, Dialog, Spinner, Stack } from '@shortlist/web-kit';
import { useState } from 'react';
import type { Choice } from '../../../../../mails/mail-choice.js';
import { useOutboxOfPage } from '../../../../../outbox/outbox-context.js';
import type { Screening } from '../../../../../screening/screening.js';
import type { SendFlow } from '../../../use-send-emails.js';
import { emailsOf } from './confirm-texts.js';
import { ConfirmSend } from './ConfirmSend.js';

interface FailedProps {
  readonly choice: Choice;
  readonly message: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

function Failed({ choice, message, onRetry, onClose }: FailedProps) {
  const { view } = useOutboxOfPage();
  const arrived = choice.chosen.filter(({ candidate }) => {
    const state = view?.entries.get(candidate.id)?.state;
    return state === 'queued' || state === 'sending' || state === 'sent';
  });
  return (
    <Dialog
      open
      title="Failed to send emails!"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant="primary" onClick={onRetry}>
            Try Again
          </Button>
        </>
      }
    >
      <Stack gap={2}>
        <p>{message}</p>
        {arrived.length > 0 ? (
          <p>
            {arrived.length} of {choice.chosen.length} are in the outbox; the list shows them.
          </p>
        ) : null}
        <p>Trying again is safe: no email is sent twice.</p>
      </Stack>
    </Dialog>
  );
}

export interface SendEmailsDialogProps {
  readonly flow: SendFlow;
  readonly screening: Screening;
  /** Names of those chosen whose newest text was not saved. */
  readonly unsavedOf: (choice: Choice) => readonly string[];
}

/** The dialogs of the send-all flow, one at a time. */
export function SendEmailsDialog({ flow, screening, unsavedOf }: SendEmailsDialogProps) {
  const { state, close } = flow;
  /** The delay confirmed last, for another try. */
  const [delaySeconds, setDelaySeconds] = useState(0);
  const send = (seconds: number) => {
    setDelaySeconds(seconds);
    void flow.send(seconds);
  };
  switch (state.step) {
    case 'idle':
      return null;
    case 'nothing':
      return (
        <Dialog
          open
          title="No Emails to Send"
          onClose={close}
          actions={<Button onClick={close}>OK</Button>}
        >
          <Stack gap={2}>
            <p>There are no rejection emails to send.</p>
            {state.unticked > 0 ? (
              <p>
                {state.unticked === 1 ? '1 is' : `${state.unticked} are`} kept back: select them in
                the list to send them.
              </p>
            ) : null}
          </Stack>
        </Dialog>
      );
    case 'confirm':
      return (
        <ConfirmSend
          choice={state.choice}
          screening={screening}
          unsaved={unsavedOf(state.choice)}
          onSend={send}
          onClose={close}
        />
      );
    case 'sending':
      return (
        <Dialog open title="Sending emails" dismissable={false} onClose={close}>
          <Spinner label={`Putting ${emailsOf(state.choice.chosen.length)} into the outbox.`} />
        </Dialog>
      );
    case 'failed':
      return (
        <Failed
          choice={state.choice}
          message={state.message}
          onRetry={() => send(delaySeconds)}
          onClose={close}
        />
      );
  }
}
