import { estimateTokens, tokens as tokenEstimate } from '@shortlist/contracts/constants';
import * as messages from '@shortlist/contracts/messages/usage';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { applySettings } from './apply-settings.js';
import { groupPersons } from './persons/group-persons.js';
import type { CandidateOutcome } from './scored-outcome.js';

const lateView = candidateDocument.pick('lateScoring');
const costView = jobDocument.pick('preparationTokens');

/** True while a file is to be scored because a person asked for it after the screening was complete. */
export function isLate({ lateScoring }: Pick<CandidateRecord, 'lateScoring'>): boolean {
  return lateScoring?.tokens === null;
}

/** Tokens of a late score: what the engine really used, else the estimate; nothing when no score could be had. */
async function tokensOf(
  context: Context,
  job: JobRecord,
  { lateScoring, lostTokens }: CandidateRecord,
  result: CandidateOutcome['set']['result'],
): Promise<number> {
  if (!result) return 0;
  const withDescription = lateScoring?.withDescription === true;
  if (result.tokensUsed === null) {
    return withDescription ? estimateTokens(job.jobDescription, 1) : tokenEstimate.perFile;
  }
  const prepared =
    withDescription && (await context.models.jobs.everywhere.findOne({ _id: job._id }, costView));
  return result.tokensUsed + lostTokens + ((prepared || null)?.preparationTokens ?? 0);
}

/** The outcome of a late score, with what it costs and who asked for it. Any other candidate's stays as it is. */
export async function lateOutcome(
  context: Context,
  job: JobRecord,
  candidate: CandidateRecord,
  outcome: CandidateOutcome,
): Promise<CandidateOutcome> {
  const { lateScoring } = candidate;
  if (!lateScoring || !isLate(candidate)) return outcome;
  const tokens = await tokensOf(context, job, candidate, outcome.set.result);
  const why = `${lateScoring.by} had this file scored although it does not read like a resume.`;
  return {
    set: {
      ...(outcome.set.result ? { unreadable: null } : {}),
      ...outcome.set,
      lateScoring: { ...lateScoring, tokens, due: true },
    },
    decision: outcome.decision && { ...outcome.decision, why },
  };
}

/**
 * Settles a late score once it is stored: counts, newer settings, grouping and charge. Safe to call any number of
 * times; the sweeper does so after a crash in between.
 */
export async function settleLateScoring(
  context: Context,
  { jobId, candidateId }: { readonly jobId: string; readonly candidateId: string },
): Promise<void> {
  const { jobs, candidates } = context.models;
  const due = await candidates.everywhere.findOne(
    { _id: candidateId, 'lateScoring.due': true },
    lateView,
  );
  const job = await jobs.everywhere.findOne({ _id: jobId });
  if (!due?.lateScoring || !job) return;
  await applySettings(context, jobId);
  await groupPersons(context, jobId);
  const { reservationId, tokens } = due.lateScoring;
  await context.bus.publish(messages.settleTokens, { reservationId, tokens: tokens ?? 0 });
  await candidates.everywhere.updateOne(
    { _id: candidateId },
    { $set: { 'lateScoring.due': false } },
  );
}
