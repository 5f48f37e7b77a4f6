import { randomUUID } from 'node:crypto';
import { estimateTokens, tokens as tokenEstimate } from '@shortlist/contracts/constants';
import type { AccessTokenClaims } from '@shortlist/contracts/entities';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Context } from '../../context.js';
import type { LateScoring } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { publishAtOnce } from '../queue/publish-candidates.js';
import { findJob, type ShownCandidate, shownView } from '../read/find-job.js';
import { dropCounts } from '../read/refresh-counts.js';
import { refusal } from '../refusal.js';
import { reserveOrRelease } from '../tokens/reserve-tokens.js';

export interface ScoreFileInput {
  readonly jobId: string;
  readonly candidateId: string;
  readonly user: AccessTokenClaims;
  readonly requestId: string;
}

/** True when nothing was charged for the job before, so that this score pays for reading the description too. */
async function isFirstOfJob(
  context: Context,
  { runId, tokensUsed, additions }: JobRecord,
): Promise<boolean> {
  if (tokensUsed) return false;
  const others = {
    runId,
    status: { $ne: 'unreadable' },
    'lateScoring.withDescription': true,
  } as const;
  if (additions.some(({ withDescription, tokens }) => withDescription && tokens !== 0))
    return false;
  return !(await context.models.candidates.exists(others));
}

/** Queues the file; false when somebody else did so first. */
async function queue(
  context: Context,
  job: JobRecord,
  { _id, lateScoring: known }: ShownCandidate,
  lateScoring: LateScoring,
): Promise<boolean> {
  const queued = await context.models.candidates.updateOne(
    {
      _id,
      status: 'unreadable',
      replacedBy: null,
      'lateScoring.reservationId': known?.reservationId ?? null,
    },
    {
      $set: {
        status: 'queued',
        lateScoring,
        engineRun: job.engineRun,
        engineFailures: null,
        lostTokens: 0,
        republished: 0,
        republishAt: new Date(context.clock().getTime() + context.config.republishAfterMs),
      },
    },
  );
  return queued.modifiedCount === 1;
}

/**
 * Has a file scored that was not recognised as a resume, on a token reservation of its own. Asking again while it is
 * being scored, or afterwards, does nothing. Throws the named errors of scoreFile.
 */
export async function scoreFile(context: Context, input: ScoreFileInput): Promise<void> {
  const { jobId, candidateId, user, requestId } = input;
  const job = await findJob(context, { jobId, userId: user.sub });
  const candidate =
    job &&
    (await context.models.candidates.findOne({ _id: candidateId, runId: job.runId }, shownView));
  if (!candidate) throw refusal('FileNotFound');
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  if (candidate.status !== 'unreadable') return;
  if (!candidate.documentKind) throw refusal('NotScorable');
  const withDescription = await isFirstOfJob(context, job);
  const tokens = withDescription ? estimateTokens(job.jobDescription, 1) : tokenEstimate.perFile;
  const reservationId = randomUUID();
  await reserveOrRelease(context, { reservationId, tokens, user, requestId });
  const asked = { by: user.email, requestId };
  const late = { ...asked, reservationId, withDescription, tokens: null, due: false };
  await dropCounts(context, jobId);
  if (await queue(context, job, candidate, late)) {
    return publishAtOnce(context, job, candidateId, requestId);
  }
  await context.bus.publish(messages.releaseTokens, { reservationId });
}
