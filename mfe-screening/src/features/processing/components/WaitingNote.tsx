import { Button, errorMessage, Note, Row, Stack, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { moveOn, type WayOn } from '../../../workflow/move-on.js';
import { useWorkflow } from '../../../workflow/workflow-context.js';

const Frame = styled.div`
  max-width: 720px;
  margin: 16px auto 0;
`;

export interface WaitingNoteProps {
  readonly jobId: string;
  /** Why the job stands still, and what helps, as sentences. */
  readonly reason: string;
  /** Some resumes are scored: their results can be had without the others. */
  readonly canFinish: boolean;
}

/** The screening stands still for now: why, and the ways on: once more, without the AI provider, or without the rest. */
export function WaitingNote({ jobId, reason, canFinish }: WaitingNoteProps) {
  const host = useHost();
  const workflow = useWorkflow();
  const [busy, setBusy] = useState<WayOn | null>(null);
  const [error, setError] = useState<string | null>(null);

  const goOn = async (way: WayOn) => {
    setBusy(way);
    setError(null);
    try {
      await moveOn(host, workflow, jobId, way);
    } catch (problem) {
      setError(errorMessage(problem));
    } finally {
      setBusy(null);
    }
  };

  return (
    <Frame>
      <Note
        tone="warn"
        role="status"
        title="The screening is waiting"
        action={
          <Row gap={2}>
            <Button
              busy={busy === 'retry'}
              busyLabel="Retrying..."
              disabled={busy !== null}
              onClick={() => void goOn('retry')}
            >
              Retry
            </Button>
            <Button
              busy={busy === 'local-engine'}
              busyLabel="Switching..."
              disabled={busy !== null}
              onClick={() => void goOn('local-engine')}
            >
              Use the local engine instead
            </Button>
            {canFinish ? (
              <Button
                busy={busy === 'finish'}
                busyLabel="Finishing..."
                disabled={busy !== null}
                onClick={() => void goOn('finish')}
              >
                Finish without the rest
              </Button>
            ) : null}
          </Row>
        }
      >
        <Stack gap={1}>
          <p>{reason}</p>
          <p>The local engine scores every resume of this screening without AI, right away.</p>
          {error ? <p role="alert">{error}</p> : null}
        </Stack>
      </Note>
    </Frame>
  );
}
