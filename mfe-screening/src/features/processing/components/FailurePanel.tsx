import { Button, ButtonLink, Note, Row, useHost } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { UploadAgainButton } from '../../../components/UploadAgainButton.js';
import { resumeScreening, retryScreening } from '../../../workflow/run-screening.js';
import type { RunState } from '../../../workflow/run-state.js';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';

type Failed = Extract<RunState, { phase: 'failed' }>;

const titles: Readonly<Record<Failed['remedy'], string>> = {
  change: 'This screening could not be done',
  retry: 'The screening could not be completed',
  lost: 'This screening was not started',
  again: 'This screening was not started',
};

const Frame = styled.div`
  max-width: 720px;
  margin: 28px auto 0;
`;

/** What happened and what to do. The job description and the files are still there. */
export function FailurePanel({ failed }: { readonly failed: Failed }) {
  const { message, remedy } = failed;
  const host = useHost();
  const workflow = useWorkflow();
  const { uploadedFiles, currentJobId } = useWorkflowState();

  const retry = () => {
    // After a reload the files are gone, but what the server accepted can still be followed.
    if (uploadedFiles.length > 0) void retryScreening(host, workflow);
    else if (currentJobId !== null) void resumeScreening(host, workflow, currentJobId);
  };
  const text =
    remedy === 'lost'
      ? 'The files had not reached the server. Your job description is kept; please add the resumes again.'
      : message;

  return (
    <Frame>
      <Note
        tone="bad"
        title={titles[remedy]}
        action={
          <Row gap={2}>
            {remedy === 'retry' ? <Button onClick={retry}>Retry</Button> : null}
            {remedy === 'again' ? (
              <UploadAgainButton job={failed.job} />
            ) : (
              <ButtonLink to="/upload">Back to upload</ButtonLink>
            )}
          </Row>
        }
      >
        {text}
      </Note>
    </Frame>
  );
}
