import { reportProblem, useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { useLeaveQuestion } from '../components/use-leave-question.js';
import { isProcessing, type WorkflowState } from './workflow.js';
import { useWorkflow, useWorkflowState } from './workflow-context.js';

/** Pause before what follows a screening is asked for again, in milliseconds. */
const againMs = 5000;

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
    if (!isInterrupted || !isSignedIn || workflow.getState().run !== null) return undefined;
    let isHere = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = async () => {
      try {
        // Few need it, and no page waits for it.
        const { resumeScreening } = await import('./run-screening.js');
        if (isHere && workflow.getState().run === null) {
          void resumeScreening(host, workflow, currentJobId);
        }
      } catch (error) {
        reportProblem('The part that follows a screening could not be loaded.', error);
        if (isHere) timer = setTimeout(() => void goOn(), againMs);
      }
    };
    void goOn();
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [isInterrupted, isSignedIn, currentJobId, host, workflow]);

  return null;
}
