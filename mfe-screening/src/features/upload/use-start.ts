import { upload } from '@shortlist/contracts/constants';
import { useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { fingerprintOf } from '../../workflow/run-input.js';
import { startScreening } from '../../workflow/run-screening.js';
import type { WorkflowState } from '../../workflow/workflow.js';
import { useWorkflow } from '../../workflow/workflow-context.js';

/** The screening that has the results of what would be started now; null when it would be a new one. */
export function sameAsBefore(state: WorkflowState): string | null {
  const { lastInput, resultJobId, again, uploadedFiles: files } = state;
  if (lastInput === null || lastInput.jobId !== resultJobId || again !== null) return null;
  return lastInput.fingerprint === fingerprintOf({ ...state, files }) ? resultJobId : null;
}

/**
 * Starting a screening: the files are on their way at once; beside that the bar advances by 10 every 200 ms to 100, and
 * after 2 s the app goes on to /processing (specification §2). `progress` is null before the start.
 */
export function useStart(): { start: () => void; progress: number | null } {
  const host = useHost();
  const workflow = useWorkflow();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<number | null>(null);

  useEffect(() => {
    if (progress === null || progress >= 100) return;
    const timer = setTimeout(() => {
      const next = progress + upload.progressStepPercent;
      setProgress(Math.min(100, next));
      if (next >= 100) void navigate('/processing');
    }, upload.progressStepMs);
    return () => clearTimeout(timer);
  }, [progress, navigate]);

  const start = () => {
    if (progress !== null) return;
    setProgress(0);
    void startScreening(host, workflow);
  };
  return { start, progress };
}
