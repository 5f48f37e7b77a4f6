import type { TokenUsage } from '@shortlist/contracts/entities';
import * as http from '@shortlist/contracts/http/resumes';
import * as usageHttp from '@shortlist/contracts/http/usage';
import type { HistoryItem } from '@shortlist/contracts/job';
import { type OperationState, useOperation } from '@shortlist/web-kit';
import { useCallback, useEffect } from 'react';
import { isProcessing } from '../../workflow/workflow.js';
import { useWorkflowState } from '../../workflow/workflow-context.js';

/** Between two looks while a screening is running, in milliseconds. */
const refreshMs = 4000;

type Reloadable<Data> = OperationState<Data> & { readonly reload: () => void };

export interface DashboardData {
  readonly history: Reloadable<HistoryItem[]>;
  readonly usage: Reloadable<TokenUsage>;
}

/**
 * The user's screenings and tokens, which are asked for together so that they agree: again while a screening is running,
 * here or elsewhere, and when the user comes back to this tab.
 */
export function useDashboardData(): DashboardData {
  const history = useOperation(http.getHistory);
  const usage = useOperation(usageHttp.getTokenUsage);
  const isRunningHere = isProcessing(useWorkflowState());
  const { data, reload: reloadHistory } = history;
  const { reload: reloadUsage } = usage;

  const reload = useCallback(() => {
    reloadHistory();
    reloadUsage();
  }, [reloadHistory, reloadUsage]);

  const isRunning = isRunningHere || data?.some(isUnfinished) === true;
  useEffect(() => {
    if (!isRunning) return;
    // The last look comes after the end: the end itself changes both.
    const timer = setInterval(reload, refreshMs);
    return () => {
      clearInterval(timer);
      reloadUsage();
    };
  }, [isRunning, reload, reloadUsage]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') reload();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [reload]);

  return { history, usage };
}

/** It still runs, or files that were added to it are still scored. */
function isUnfinished({ status, adding = 0 }: HistoryItem): boolean {
  return status === 'processing' || adding > 0;
}
