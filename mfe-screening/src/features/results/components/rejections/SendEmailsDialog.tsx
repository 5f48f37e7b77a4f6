import { timings } from '@shortlist/contracts/constants';
import { Button, Dialog, Spinner, Stack } from '@shortlist/web-kit';
import { useEffect } from 'react';
import type { SendState } from '../../send-state.js';

export interface SendEmailsDialogProps {
  readonly state: SendState;
  /** How many emails are sent on confirmation. */
  readonly count: number;
  readonly onSend: () => void;
  readonly onClose: () => void;
}

const emailsOf = (count: number) =>
  count === 1 ? '1 rejection email' : `${count} rejection emails`;

function Confirm({ count, onSend, onClose }: SendEmailsDialogProps) {
  return (
    <Dialog
      open
      title="Send rejection emails?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={onSend}>
            Yes, Send Emails
          </Button>
        </>
      }
    >
      You&apos;re about to send {emailsOf(count)}. This action cannot be undone.
    </Dialog>
  );
}

type Done = Extract<SendState, { step: 'done' }>;

function titleOf({ failed, sending, unknown, other }: Done): string {
  if (failed + unknown + other > 0) return 'Sending has ended';
  return sending > 0 ? 'Emails are being sent' : 'Emails sent';
}

function Completion({ done, onClose }: { readonly done: Done; readonly onClose: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onClose, timings.completionDialogMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  return (
    <Dialog
      open
      title={titleOf(done)}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={2}>
        <p>
          {done.successful} sent successfully, {done.failed} failed.
        </p>
        {done.sending > 0 ? (
          <p>
            {done.sending} {done.sending === 1 ? 'is' : 'are'} being sent at the moment. The list
            shows what becomes of {done.sending === 1 ? 'it' : 'them'} within a minute.
          </p>
        ) : null}
        {done.unknown > 0 ? (
          <p>
            {done.unknown} may have been delivered: the connection was lost at the very end. These
            are not sent again.
          </p>
        ) : null}
        {done.other > 0 ? (
          <p>
            This page does not know what became of {done.other} more. Please reload the page to see.
          </p>
        ) : null}
        {done.failed > 0 ? (
          <p>The list says why; Send All Emails tries the failed ones again.</p>
        ) : null}
      </Stack>
    </Dialog>
  );
}

/** The dialogs of the send-all flow, one at a time. */
export function SendEmailsDialog(props: SendEmailsDialogProps) {
  const { state, count, onSend, onClose } = props;
  switch (state.step) {
    case 'idle':
      return null;
    case 'nothing':
      return (
        <Dialog
          open
          title="No Emails to Send"
          onClose={onClose}
          actions={<Button onClick={onClose}>OK</Button>}
        >
          There are no rejection emails to send.
        </Dialog>
      );
    case 'confirm':
      return <Confirm {...props} />;
    case 'sending':
      return (
        <Dialog open title="Sending emails" dismissable={false} onClose={onClose}>
          <Spinner label={`Sending ${emailsOf(count)}. Please keep this page open.`} />
        </Dialog>
      );
    case 'done':
      return <Completion done={state} onClose={onClose} />;
    case 'failed':
      return (
        <Dialog
          open
          title="Failed to send emails!"
          onClose={onClose}
          actions={
            <>
              <Button onClick={onClose}>Close</Button>
              <Button variant="primary" onClick={onSend}>
                Try Again
              </Button>
            </>
          }
        >
          <Stack gap={2}>
            <p>{state.message}</p>
            <p>Trying again is safe: no email is sent twice.</p>
          </Stack>
        </Dialog>
      );
  }
}
