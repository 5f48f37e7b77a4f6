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
            {end.unknown} may have been delivered: the connection was lost at the very end. These
            are not sent again.
          </p>
        ) : null}
        {end.other > 0 ? (
          <p>
            This page does not know what became of {end.other} more. Please reload the page to see.
          </p>
        ) : null}
        {end.failed > 0 ? <p>The list says why, and Try again sends only what failed.</p> : null}
      </Stack>
    </Dialog>
  );
}
