import { Readable } from 'node:stream';
import * as http from '@shortlist/contracts/http/resumes';
import { writeStrictly } from '@shortlist/contracts/strict-writing';
import { createError, rawRoute, type Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { findJob, type JobOfMember } from '../domain/read/find-job.js';
import { heartbeat, writeEvents } from './event-stream.js';

const operation = http.streamJobChanges;

/**
 * The kinds of changes as they come, and a comment when nothing happens for long. Each turn looks whether the member still
 * sees the screening; the gateway ends the stream of somebody who left the workspace.
 */
async function* changeEvents(
  context: Context,
  owner: JobOfMember,
  signal: AbortSignal,
): AsyncGenerator<string, void, void> {
  const { jobId, member } = owner;
  const { workspaceId, userId } = member;
  const whose = { workspaceId, jobId, userId };
  for await (const changed of context.changeFollower.follow(whose, signal)) {
    if (!(await findJob(context, owner))) return;
    if (changed.length === 0) yield heartbeat;
    else {
      const event = writeStrictly(operation.response, { changed: [...changed] });
      yield `data: ${JSON.stringify(event)}\n\n`;
    }
  }
}

/** Kinds of changes by others in a screening, as server-sent events. */
export function streamJobChanges(context: Context): Route {
  return rawRoute(operation, async ({ input, member, signal }, ctx) => {
    const owner = { jobId: input.params.id, member };
    if (!(await findJob(context, owner))) throw createError(operation, 'JobNotFound');
    writeEvents(ctx, Readable.from(changeEvents(context, owner, signal)));
    return undefined;
  });
}
