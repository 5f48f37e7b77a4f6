import { Readable } from 'node:stream';
import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import { writeStrictly } from '@shortlist/contracts/strict-writing';
import { createError, rawRoute, type Route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findJob } from '../../domain/read/find-job.js';
import { findProgress } from '../../domain/read/job-progress.js';

const operation = http.streamJobEvents;

function eventOf(progress: JobProgress): string {
  return `data: ${JSON.stringify(writeStrictly(operation.response, progress))}\n\n`;
}

/** The state at once, then each step, and a comment when nothing happens for long; ends after completion. */
async function* progressEvents(
  context: Context,
  jobId: string,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  let shown = '';
  let writtenAt = 0;
  for await (const _ of context.follower.ticks(jobId, signal)) {
    const progress = await findProgress(context, jobId);
    if (!progress) return;
    const event = eventOf(progress);
    const now = performance.now();
    if (event !== shown) yield event;
    else if (now - writtenAt >= context.config.heartbeatMs) yield ': waiting\n\n';
    else continue;
    shown = event;
    writtenAt = now;
    if (progress.status !== 'processing' && !progress.adding) return;
  }
}

/** Progress of one of the user's own screenings as server-sent events. */
export function streamJobEvents(context: Context): Route {
  return rawRoute(operation, async ({ input, user, signal }, ctx) => {
    const jobId = input.params.id;
    const job = await findJob(context, { jobId, userId: user.sub });
    if (!job) throw createError(operation, 'JobNotFound');
    ctx.set({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    ctx.body = Readable.from(progressEvents(context, jobId, signal));
    return undefined;
  });
}
