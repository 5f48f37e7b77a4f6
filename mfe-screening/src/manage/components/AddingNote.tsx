import * as http from '@shortlist/contracts/http/resumes';
import type { HistoryItem } from '@shortlist/contracts/job';
import { Button, Note, Row, Stack, useHost } from '@shortlist/web-kit';
import { resumeCount } from '../managed-screening.js';
import { useAction } from '../use-action.js';
import { CancelAction } from './CancelAction.js';

export interface AddingNoteProps {
  readonly screening: Pick<HistoryItem, 'jobId' | 'adding' | 'waiting'>;
  /** Something was asked of the server: what is shown has to be loaded again. */
  readonly onChanged: () => void;
}

/** Files that were added are still being scored: how many, why they wait, and the ways on. Nothing when none are. */
export function AddingNote({ screening, onChanged }: AddingNoteProps) {
  const { call } = useHost();
  const { run, busy, error } = useAction();
  const { jobId, adding = 0, waiting } = screening;
  if (adding === 0) return null;
  const retry = async () => {
    if (await run(() => call(http.retryJob, { params: { id: jobId } }))) onChanged();
  };
  return (
    <Note
      tone={waiting ? 'warn' : 'info'}
      role="status"
      title={`${resumeCount(adding)} still to be scored`}
      action={
        <Row gap={2}>
          {waiting ? (
            <Button busy={busy} busyLabel="Retrying..." onClick={() => void retry()}>
              Retry
            </Button>
          ) : null}
          <CancelAction jobId={jobId} onStopped={onChanged} />
        </Row>
      }
    >
      <Stack gap={1}>
        <p>{waiting ?? 'They join the others here as soon as they are scored.'}</p>
        {error ? <p role="alert">{error}</p> : null}
      </Stack>
    </Note>
  );
}
