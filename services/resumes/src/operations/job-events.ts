import { Readable } from 'node:stream';
import * as http from '@shortlist/contracts/http/resumes';
import type { JobProgress } from '@shortlist/contracts/job';
import { writeStrictly } from '@shortlist/contracts/strict-writing';
import { createError, rawRoute, type Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { findJob, type JobOfMember } from '../domain/read/find-job.js';
import { findProgress } from '../domain/read/job-progress.js';
import { heartbeat, writeEvents } from './event-stream.js';

const operation = http.streamJobEvents;

function eventOf(progress: JobProgress): string {
  return `data: ${JSON.stringify(writeStrictly(operation.response, progress))}\n\n`;
}

/** Says nothing until the job is there; ends without it when it does not come. */
async function* awaitStart(
  context: Context,
  owner: JobOfMember,
  signal: AbortSignal,
): AsyncGenerator<string, boolean, void> {
  const { heartbeatMs, awaitStartMs } = context.config;
  const opened = performance.now();
  let writtenAt = opened;
  // The answer begins: the page that waits for it knows that it is heard.
  yield heartbeat;
  for await (const _ of context.follower.ticks(owner.jobId, signal)) {
    if (await findJob(context, owner)) return true;
    const now = performance.now();
    if (now - opened >= awaitStartMs) return false;
    if (now - writtenAt < heartbeatMs) continue;
    yield heartbeat;
    writtenAt = now;
  }
  return false;
}

/**
 * The state at once, then each step, and a comment when nothing happens for long; ends after completion, and soon after the
 * screening was hidden from the member.
 */
async function* progressEvents(
  context: Context,
  owner: JobOfMember,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const { jobId } = owner;
  const { heartbeatMs } = context.config;
  let shown = '';
  let writtenAt = 0;
  let seenAt = performance.now();
  for await (const _ of context.follower.ticks(jobId, signal, { eachStep: true })) {
    const progress = await findProgress(context, jobId);
    if (!progress) return;
    const event = eventOf(progress);
    const now = performance.now();
    if (now - seenAt >= heartbeatMs) {
      if (!(await findJob(context, owner))) return;
      seenAt = now;
    }
    if (event !== shown) yield event;
    else if (now - writtenAt >= heartbeatMs) yield heartbeat;
    else continue;
    shown = event;
    writtenAt = now;
    if (progress.status !== 'processing' && !progress.adding) return;
  }
}

async function* allEvents(
  context: Context,
  owner: JobOfMember,
  isThere: boolean,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  if (isThere || (yield* awaitStart(context, owner, signal))) {
    yield* progressEvents(context, owner, signal);
  }
}

/** Progress of a screening as server-sent events. */
export function streamJobEvents(context: Context): Route {
  return rawRoute(operation, async ({ input, member, signal }, ctx) => {
    const owner = { jobId: input.params.id, member };
    const isThere = (await findJob(context, owner)) !== null;
    if (!isThere && input.query.since === 'begun') throw createError(operation, 'JobNotFound');
    writeEvents(ctx, Readable.from(allEvents(context, owner, isThere, signal)));
    return undefined;
  });
}
