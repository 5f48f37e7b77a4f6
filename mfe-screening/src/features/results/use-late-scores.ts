import type { JobDetail } from '@shortlist/contracts/job';
import { useJobWatch } from './use-job-watch.js';

/** Pause between two looks, in milliseconds. */
const pollMs = 1200;

/** Follows a finished job as long as files of it are being scored because a person asked, here or in another tab. */
export function useLateScores(job: JobDetail | undefined, onChanged: (job: JobDetail) => void) {
  const active = job?.unreadable.some((file) => file.scoring) ?? false;
  useJobWatch({ jobId: job?.jobId, active, everyMs: pollMs, onChanged });
}
