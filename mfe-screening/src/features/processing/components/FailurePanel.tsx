import { Button, ButtonLink, Note, Row, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import type { FailedState } from '../../../workflow/progress/run-state.js';
import { resumeScreening, retryScreening } from '../../../workflow/run-screening.js';
import { UploadAgainButton } from '../../../workflow/UploadAgainButton.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';
import { failureSentence, failureTitle } from '../failure-text.js';

const Frame = styled.div`
  max-width: 720px;
  margin-top: 28px;
`;

function WayBack({ failed }: { readonly failed: FailedState }) {
  switch (failed.remedy) {
    case 'again':
      return <UploadAgainButton job={failed.job} />;
    case 'unknown':
      return <ButtonLink to="/dashboard">See your screenings</ButtonLink>;
    case 'partly':
      return (
        <ButtonLink to={`/results?job=${encodeURIComponent(failed.jobId)}`}>
          Open its results
        </ButtonLink>
      );
    default:
      return <ButtonLink to="/upload">Back to upload</ButtonLink>;
  }
}

/** Explains the failure and what to do. The job description and the files are still there. */
export function FailurePanel({ failed }: { readonly failed: FailedState }) {
  const { remedy, status } = failed;
  const host = useHost();
  const workflow = useWorkflow();
  const { sent, currentJobId } = useWorkflowState();

  const retry = () => {
    // After a reload the files may be gone, but what the server accepted can still be followed.
    if (sent && sent.files.length > 0) void retryScreening(host, workflow);
    else if (currentJobId !== null) void resumeScreening(host, workflow, currentJobId);
  };
  const canRetry = remedy === 'retry' || remedy === 'partly';

  return (
    <Frame>
      <Note
        tone="bad"
        title={failureTitle(failed)}
        action={
          <Row gap={2}>
            {canRetry ? <Button onClick={retry}>Retry</Button> : null}
            <WayBack failed={failed} />
            {status === 402 ? <ButtonLink to="/subscription">See plans</ButtonLink> : null}
          </Row>
        }
      >
        {failureSentence(failed)}
      </Note>
    </Frame>
  );
}
