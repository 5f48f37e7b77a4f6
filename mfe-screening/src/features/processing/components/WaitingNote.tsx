import { useState } from 'react';
import { Button, errorMessage, Note, Stack, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { switchToLocalEngine } from '../../../workflow/switch-to-local-engine.js';
import { useWorkflow } from '../../../workflow/workflow-context.js';

const Frame = styled.div`
  max-width: 720px;
  margin: 16px auto 0;
`;

export interface WaitingNoteProps {
  readonly jobId: string;
  /** Why the job stands still, as a sentence. */
  readonly reason: string;
}

/** The screening stands still for now: why, and the way on without the AI provider. */
export function WaitingNote({ jobId, reason }: WaitingNoteProps) {
  const host = useHost();
  const workflow = useWorkflow();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const switchEngine = async () => {
    setBusy(true);
    setError(null);
    try {
      await switchToLocalEngine(host, workflow, jobId);
    } catch (problem) {
      setError(errorMessage(problem));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Frame>
      <Note
        tone="warn"
        role="status"
        title="The screening is waiting"
        action={
          <Button busy={busy} busyLabel="Switching..." onClick={() => void switchEngine()}>
            Use the local engine instead
          </Button>
        }
      >
        <Stack gap={1}>
          <p>{reason} It goes on by itself as soon as it can.</p>
          <p>The local engine scores every resume of this screening without AI, right away.</p>
          {error ? <p role="alert">{error}</p> : null}
        </Stack>
      </Note>
    </Frame>
  );
}
