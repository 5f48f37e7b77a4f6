import { upload } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import type { CriteriaPlan } from '../../criteria/criteria-plan.js';
import { useWorkflow, useWorkflowState } from '../../workflow/workflow-context.js';

/** The description is read when typing pauses for so long. */
const pauseMs = 600;

export type CriteriaPlanState =
  | {
      readonly status: 'none' | 'reading' | 'failed';
      readonly plan: null;
      readonly retry: () => void;
    }
  | {
      readonly status: 'ready';
      readonly plan: CriteriaPlan;
      /** The description was changed after the person changed the criteria: they are kept until read again. */
      readonly isOutdated: boolean;
      readonly retry: () => void;
    };

/**
 * The criteria, read from the description as it is typed. A person's edits are never replaced automatically; `retry`
 * reads the description again. Starting a screening never waits for this.
 */
export function useCriteriaPlan(): CriteriaPlanState {
  const { call } = useHost();
  const workflow = useWorkflow();
  const { jobDescription, criteria: plan } = useWorkflowState();
  const [failed, setFailed] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  const isReadable =
    jobDescription.trim() !== '' && jobDescription.length <= upload.maxJobDescriptionCharacters;
  const isWanted = isReadable && plan?.source !== jobDescription && !plan?.draft;

  useEffect(() => {
    if (!isWanted) return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(() => {
      call(http.proposeCriteria, { body: { jobDescription }, signal }).then(
        (proposal) => {
          if (signal.aborted) return;
          setFailed(null);
          workflow.update({ criteria: { source: jobDescription, proposal, draft: null } });
        },
        () => {
          if (!signal.aborted) setFailed(jobDescription);
        },
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [call, workflow, jobDescription, isWanted, round]);

  const retry = () => {
    setFailed(null);
    setRound((count) => count + 1);
    workflow.update({ criteria: null });
  };
  if (!isReadable) return { status: 'none', plan: null, retry };
  if (plan) {
    const isOutdated = plan.draft !== null && plan.source !== jobDescription;
    return { status: 'ready', plan, isOutdated, retry };
  }
  return { status: failed === jobDescription ? 'failed' : 'reading', plan: null, retry };
}
