import * as http from '@shortlist/contracts/http/resumes';
import { Button, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { AskDialog } from '../../components/AskDialog.js';
import { useAction } from '../use-action.js';

export interface CancelActionProps {
  readonly jobId: string;
  /** Called just before the server is asked, e.g. to send no more files. */
  readonly onStop?: () => void;
  /** The server has stopped it. */
  readonly onStopped?: () => void;
}

/** Stops a screening, or the scoring of files that were added to it, after saying what stays. */
export function CancelAction({ jobId, onStop, onStopped }: CancelActionProps) {
  const { call } = useHost();
  const { run, busy, error } = useAction();
  const [isAsking, setAsking] = useState(false);

  const stop = async () => {
    onStop?.();
    if (!(await run(() => call(http.cancelJob, { params: { id: jobId } })))) return;
    setAsking(false);
    onStopped?.();
  };

  return (
    <>
      <Button onClick={() => setAsking(true)}>Stop screening</Button>
      {isAsking ? (
        <AskDialog
          title="Stop this screening?"
          keep="Let it go on"
          confirm="Stop screening"
          busyLabel="Stopping..."
          busy={busy}
          error={error}
          onConfirm={() => void stop()}
          onClose={() => setAsking(false)}
        >
          Scored resumes keep their results. The others are listed as stopped and cost nothing; you
          can add them again later.
        </AskDialog>
      ) : null}
    </>
  );
}
