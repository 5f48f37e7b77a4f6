import { upload } from '@shortlist/contracts/constants';
import { useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { startScreening } from '../../workflow/run-screening.js';
import { useWorkflow } from '../../workflow/workflow-context.js';

/**
 * Starting a screening: the bar advances by 10 every 200 ms to 100, after 2 s the app goes on to
 * /processing (specification §2). `progress` is null before the start; leaving the page cancels it.
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
      if (next < 100) return;
      void startScreening(host, workflow);
      void navigate('/processing');
    }, upload.progressStepMs);
    return () => clearTimeout(timer);
  }, [progress, host, workflow, navigate]);

  return { start: () => setProgress((current) => current ?? 0), progress };
}
