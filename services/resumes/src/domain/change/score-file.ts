import { randomUUID } from 'node:crypto';
import { estimateTokens, tokens as tokenEstimate } from '@shortlist/contracts/constants';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Member } from '@shortlist/service-kit';
import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { LateScoring } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { publishAtOnce } from '../queue/publish-candidates.js';
import { findJob, type ShownCandidate, shownView } from '../read/find-job.js';
import { dropCounts } from '../read/refresh-counts.js';
import { refusal } from '../refusal.js';
import { owesDescription } from '../tokens/owes-description.js';
import { reserveOrRelease } from '../tokens/reserve-tokens.js';

export interface ScoreFileInput {
  readonly jobId: string;
  readonly candidateId: string;
  readonly member: Member;
  readonly requestId: string;
}

/** Takes it on to pay for the description; false when another score or an addition may have done so meanwhile. */
async function claimDescription(
  context: Context,
  { _id, runId, places, descriptionPaidBy }: JobRecord,
  reservationId: string,
): Promise<boolean> {
  const claimed = await context.models.jobs.everywhere.updateOne(
    { _id, runId, places, descriptionPaidBy },
    { $set: { descriptionPaidBy: reservationId } },
  );
  return claimed.modifiedCount === 1;
}

/** Gives back what was claimed for a score that is not queued. */
async function disclaimDescription(context: Context, _id: string, reservationId: string) {
  await context.models.jobs.everywhere.updateOne(
    { _id, descriptionPaidBy: reservationId },
    { $set: { descriptionPaidBy: null } },
  );
}

/** Queues the file; false when somebody else did so first. */
async function queue(
  context: Context,
  job: JobRecord,
  { _id, lateScoring: known }: ShownCandidate,
  lateScoring: LateScoring,
): Promise<boolean> {
  const queued = await context.models.candidates.everywhere.updateOne(
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

async function tryToScore(
  context: Context,
  { jobId, candidateId, member, requestId }: ScoreFileInput,
): Promise<true | typeof CONFLICT> {
  const job = await findJob(context, { jobId, member });
  const candidate =
    job &&
    (await context.models.candidates.everywhere.findOne(
      { _id: candidateId, runId: job.runId },
      shownView,
    ));
  if (!candidate) throw refusal('FileNotFound');
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  if (candidate.status !== 'unreadable') return true;
  if (!candidate.documentKind) throw refusal('NotScorable');
  const withDescription = await owesDescription(context, job);
  const tokens = withDescription ? estimateTokens(job.jobDescription, 1) : tokenEstimate.perFile;
  const reservationId = randomUUID();
  await reserveOrRelease(context, { reservationId, tokens, member, requestId });
  const asked = { by: member.email, requestId };
  const late = { ...asked, reservationId, withDescription, tokens: null, due: false };
  await dropCounts(context, jobId);
  const isMine = !withDescription || (await claimDescription(context, job, reservationId));
  if (isMine && (await queue(context, job, candidate, late))) {
    await publishAtOnce(context, job, candidateId, requestId);
    return true;
  }
  if (withDescription) await disclaimDescription(context, jobId, reservationId);
  await context.bus.publish(messages.releaseTokens, { reservationId });
  return isMine || CONFLICT;
}

/**
 * Has a file scored that was not recognised as a resume, on a token reservation of its own. Asking again while it is
 * being scored, or afterwards, does nothing. Throws the named errors of scoreFile.
 */
export async function scoreFile(context: Context, input: ScoreFileInput): Promise<void> {
  const { jobId, candidateId } = input;
  const sentence =
    'This screening is changing right now, so the file is not scored. Please try again in a moment.';
  await retryConflicts({ log: context.log, sentence, about: { jobId, candidateId } }, () =>
    tryToScore(context, input),
  );
}
