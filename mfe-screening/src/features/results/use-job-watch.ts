import * as http from '@shortlist/contracts/http/resumes';
import type { JobDetail } from '@shortlist/contracts/job';
import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';

export interface UseJobWatchOptions {
  readonly jobId: string | undefined;
  /** Looks as long as this is true. */
  readonly active: boolean;
  /** Pause between two looks, in milliseconds. */
  readonly everyMs: number;
  readonly onChanged: (job: JobDetail) => void;
}

/** Looks at a job again and again. A look that fails is made again. */
export function useJobWatch({ jobId, active, everyMs, onChanged }: UseJobWatchOptions): void {
  const { call } = useHost();

  useEffect(() => {
    if (!active || jobId === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      try {
        const found = await call(http.getJob, { params: { id: jobId }, signal });
        if (!signal.aborted) onChanged(found);
      } catch {
        // The server is out of reach for a moment: the next look will tell.
      }
      if (!signal.aborted) timer = setTimeout(() => void look(), everyMs);
    };
    let timer = setTimeout(() => void look(), everyMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [call, jobId, active, everyMs, onChanged]);
}
