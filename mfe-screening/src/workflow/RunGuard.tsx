import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { useLeaveQuestion } from '../components/use-leave-question.js';
import { resumeScreening } from './run-screening.js';
import { isProcessing, type WorkflowState } from './workflow.js';
import { useWorkflow, useWorkflowState } from './workflow-context.js';

/** Closing the tab now would stop an upload, or lose files that this browser can't keep. */
function wouldLose({ run, unkept, uploadedFiles, screened }: WorkflowState): boolean {
  if (run?.phase === 'running' && run.sending !== null) return true;
  return unkept !== null && uploadedFiles.length > 0 && uploadedFiles !== screened?.files;
}

/**
 * Nothing is lost on the way: the browser asks before the tab is closed while something would be, and a screening that a
 * reload interrupted goes on by itself, whichever page is opened.
 */
export function RunGuard() {
  const host = useHost();
  const workflow = useWorkflow();
  const state = useWorkflowState();
  useLeaveQuestion(wouldLose(state));
  const { awaiting, currentJobId } = state;
  const isInterrupted = awaiting && currentJobId !== null && !isProcessing(state);
  const isSignedIn = host.session.status === 'signed-in';

  useEffect(() => {
    if (!isInterrupted || !isSignedIn || workflow.getState().run !== null) return;
    void resumeScreening(host, workflow, currentJobId);
  }, [isInterrupted, isSignedIn, currentJobId, host, workflow]);

  return null;
}
