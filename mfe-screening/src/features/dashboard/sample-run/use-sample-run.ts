import { threshold } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/resumes';
import { useNavigate } from '@shortlist/router';
import { reportProblem, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { isProcessing } from '../../../workflow/workflow.js';
import { useWorkflow } from '../../../workflow/workflow-context.js';
import { loadSamples } from './sample-files.js';

export interface SampleRun {
  readonly start: () => void;
  readonly state: 'idle' | 'starting' | 'failed';
}

/**
 * Screens the samples as any resumes are. What is prepared on /upload stays. Only a first screening is one of samples:
 * `onNotFirst` hears that there is another by now, and nothing is started.
 */
export function useSampleRun(onNotFirst: () => void): SampleRun {
  const host = useHost();
  const workflow = useWorkflow();
  const navigate = useNavigate();
  const [state, setState] = useState<SampleRun['state']>('idle');

  const run = async () => {
    const [samples, history, { screenApart }] = await Promise.all([
      loadSamples(),
      host.call(http.getHistory, {}),
      import('../../../workflow/run-screening.js'),
    ]);
    if (history.length > 0 || isProcessing(workflow.getState())) {
      setState('idle');
      onNotFirst();
      return;
    }
    const comparisonScore = threshold.default;
    void screenApart(host, workflow, { ...samples, comparisonScore, criteria: null });
    void navigate('/processing');
  };
  const start = () => {
    if (state === 'starting') return;
    setState('starting');
    run().catch((error: unknown) => {
      reportProblem('The samples could not be screened.', error);
      setState('failed');
    });
  };
  return { start, state };
}
