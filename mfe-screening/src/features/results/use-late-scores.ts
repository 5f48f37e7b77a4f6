import { useEffect } from 'react';
import { http, type JobDetail } from '@shortlist/contracts';
import { useHost } from '@shortlist/web-kit';

/** Pause between two looks, in milliseconds. */
const pollMs = 1200;

/**
 * Looks at a finished job again and again as long as files of it are being scored because a person asked, here or in another
 * tab. A look that fails is made again.
 */
export function useLateScores(job: JobDetail | undefined, onChanged: (job: JobDetail) => void) {
  const { call } = useHost();
  const jobId = job?.jobId;
  const scoring = job?.unreadable.some((file) => file.scoring) ?? false;

  useEffect(() => {
    if (!scoring || jobId === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      try {
        const found = await call(http.getJob, { params: { id: jobId }, signal });
        if (!signal.aborted) onChanged(found);
      } catch {
        // The server is out of reach for a moment: the next look will tell.
      }
      if (!signal.aborted) timer = setTimeout(() => void look(), pollMs);
    };
    let timer = setTimeout(() => void look(), pollMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [call, jobId, scoring, onChanged]);
}
