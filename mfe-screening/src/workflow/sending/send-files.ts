import * as http from '@shortlist/contracts/http/resumes';
import { isNotFound } from '../failure.js';
import { reportProgress, type Run, showRun } from '../run.js';
import type { SentRun } from '../run-input.js';
import { retryPassing } from './retry-passing.js';
import { sendFirstPart } from './send-first-part.js';
import { splitParts, uploadIdOf } from './split-parts.js';

function sizeOf(files: readonly File[]): number {
  return files.reduce((sum, { size }) => sum + size, 0);
}

/** True when the server has accepted the job already, though the answer to its upload was lost. */
async function isAccepted({ host, signal }: Run, jobId: string): Promise<boolean> {
  try {
    const job = await host.call(http.getJob, { params: { id: jobId }, signal });
    return job.phase !== 'starting';
  } catch (error) {
    if (isNotFound(error)) return false;
    throw error;
  }
}

/** Notes that the server has so many parts: after a reload the rest is sent from there. */
function noteSent({ workflow }: Run, parts: number): void {
  const { sent } = workflow.getState();
  if (sent) workflow.update({ sent: { ...sent, sentParts: parts } });
}

/**
 * Sends the files in parts until the server has them all; a part is never added twice, and what it has already is not
 * sent again. `complete` when all is known to be scored, too. Throws the API's error when that came to nothing.
 */
export async function sendFiles(
  run: Run,
  jobId: string,
  sent: SentRun,
): Promise<'complete' | 'accepted'> {
  const parts = splitParts(sent.files);
  const totalBytes = sizeOf(sent.files);
  const showSent = (part: number, fraction: number) => {
    const before = sizeOf(parts.slice(0, part).flat());
    const isAll = part === parts.length - 1 && fraction >= 1;
    const sentBytes = before + fraction * sizeOf(parts[part] ?? []);
    showRun(run, () => ({ sending: isAll ? null : { sentBytes, totalBytes } }));
  };

  let end: 'complete' | 'accepted' = 'accepted';
  for (const [index, files] of parts.entries()) {
    if (index < sent.sentParts) continue;
    const onSent = (fraction: number) => showSent(index, fraction);
    onSent(0);
    if (index === 0) {
      end = await retryPassing(run, async (isFirst) => {
        if (!isFirst && (await isAccepted(run, jobId))) return 'accepted';
        onSent(0);
        return sendFirstPart(run, { jobId, input: sent, files, onSent, isAll: parts.length === 1 });
      });
    } else {
      const progress = await retryPassing(run, () =>
        run.host.call(http.addResumes, {
          params: { id: jobId },
          body: { uploadId: uploadIdOf(jobId, index) },
          files,
          signal: run.signal,
          onUploadProgress: onSent,
        }),
      );
      reportProgress(run, progress);
    }
    onSent(1);
    noteSent(run, index + 1);
  }
  showRun(run, () => ({ sending: null }));
  return parts.length === 1 ? end : 'accepted';
}
