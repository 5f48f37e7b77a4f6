import * as http from '@shortlist/contracts/http/resumes';
import type { HistoryItem } from '@shortlist/contracts/job';
import { type OperationState, useOperation } from '@shortlist/web-kit';
import { useEffect } from 'react';

/** Between two looks while a screening is running, in milliseconds. */
const refreshMs = 4000;

/** The user's screenings, asked for again while one of them is running. */
export function useHistory(): OperationState<HistoryItem[]> & { readonly reload: () => void } {
  const history = useOperation(http.getHistory);
  const { data, reload } = history;

  useEffect(() => {
    if (!data?.some(({ status }) => status === 'processing')) return;
    const timer = setTimeout(reload, refreshMs);
    return () => clearTimeout(timer);
  }, [data, reload]);

  return history;
}
