import { Button, Note } from '@shortlist/web-kit';
import { styled } from 'styled-components';
import { useWorkflow, useWorkflowState } from '../../../workflow/workflow-context.js';

const SpacedNote = styled(Note)`
  margin-top: var(--s5);
`;

/** In whose place the next screening starts: one whose files were not kept. */
export function AgainNote() {
  const workflow = useWorkflow();
  const { again } = useWorkflowState();
  if (again === null) return null;
  return (
    <SpacedNote
      tone="info"
      role="status"
      title="The files were not kept. Upload them again"
      action={
        <Button onClick={() => workflow.update({ again: null })}>Start a new one instead</Button>
      }
    >
      We filled in the job description, threshold and requirements of “
      {again.title || 'Untitled screening'}”. Add the files to start again.
    </SpacedNote>
  );
}
