import { timings } from '@shortlist/contracts/constants';
import { Button, Dialog, Stack } from '@shortlist/web-kit';
import { useEffect } from 'react';
import type { OutboxEnd } from '../../../../../outbox/outbox-end.js';

export interface CompletionDialogProps {
  readonly end: OutboxEnd;
  readonly onClose: () => void;
}

/** How sending ended; closes by itself after 5 s (specification §9). */
export function CompletionDialog({ end, onClose }: CompletionDialogProps) {
  useEffect(() => {
    const timer = setTimeout(onClose, timings.completionDialogMs);
    return () => clearTimeout(timer);
  }, [onClose]);
  const isClean = end.failed + end.unknown + end.other === 0;
  return (
    <Dialog
      open
      title={isClean ? 'Emails sent' : 'Sending has ended'}
      onClose={onClose}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <Stack gap={2}>
        <p>
          {end.sent} sent successfully, {end.failed} failed.
        </p>
        {end.stopped > 0 ? <p>{end.stopped} stopped before they left.</p> : null}
        {end.unknown > 0 ? (
          <p>
            {end.unknown} may have arrived: the connection was lost at the very end. We will not
            resend these.
          </p>
        ) : null}
        {end.other > 0 ? (
          <p>{end.other} more have an unknown status. Please reload the page.</p>
        ) : null}
        {end.failed > 0 ? <p>The list says why, and Try again sends only what failed.</p> : null}
      </Stack>
    </Dialog>
  );
}
