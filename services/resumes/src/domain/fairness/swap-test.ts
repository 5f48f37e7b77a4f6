import { estimateTokens } from '@shortlist/contracts/constants';
import { EngineError, type ScreeningEngine, traitsOf } from '@shortlist/screening';
import type { Member } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { chooseEngine } from '../queue/choose-engine.js';
import { findHidden } from '../read/blind/hidden-people.js';
import { findJob } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { chargeTokens } from '../tokens/charge-tokens.js';
import { swapCandidate, type SwapCandidateInput, type SwapOutcome } from './swap-candidate.js';

export interface SwapTestInput {
  readonly jobId: string;
  readonly member: Member;
  readonly requestId: string;
  /** Aborts when nobody waits for the answer any more: no further token is spent. */
  readonly signal: AbortSignal;
}

interface SwapAllInput extends SwapCandidateInput {
  /** Ids of files that are left out. */
  readonly hidden: ReadonlySet<string>;
}

/** Waits for every call to end, so that the total cost is known. Throws the first failure. */
async function swapAll(
  context: Context,
  { runId }: JobRecord,
  { hidden, ...input }: SwapAllInput,
): Promise<SwapOutcome[]> {
  const outcomes = new Map<number, SwapOutcome>();
  const failures: unknown[] = [];
  await context.models.candidates.everywhere.eachReadable(
    { runId, status: 'scored' },
    candidateDocument,
    { sort: { position: 1 }, batchSize: 10, parallel: context.config.workerConcurrency },
    async (candidate) => {
      if (failures.length > 0 || hidden.has(candidate._id)) return;
      try {
        const outcome = await swapCandidate(candidate, input);
        if (outcome) outcomes.set(candidate.position, outcome);
      } catch (error) {
        if (error instanceof EngineError) input.onTokens(error.tokensUsed);
        failures.push(error);
      }
    },
  );
  if (failures.length > 0) throw failures[0];
  return [...outcomes].sort(([one], [other]) => one - other).map(([, outcome]) => outcome);
}

/**
 * Scores the candidates of a completed job again as if they were other people, with the job's engine; without those whom
 * the member is to mark unaware of the score. The local engine costs nothing; any other is charged by what it uses. Throws the named errors of swapTest.
 */
export async function swapTest(context: Context, input: SwapTestInput): Promise<SwapOutcome[]> {
  const { jobId, member, signal } = input;
  const job = await findJob(context, { jobId, member });
  if (!job) throw refusal('JobNotFound');
  const { prepared } = job;
  if (job.status !== 'completed') throw refusal('JobNotComplete');
  if (!prepared) return [];
  const failed = (error: unknown): never => {
    if (!(error instanceof EngineError)) throw error;
    context.log.warn(
      { err: error, provider: error.provider, jobId },
      'swap test: the engine failed',
    );
    throw refusal('EngineUnavailable');
  };
  let engine: ScreeningEngine;
  try {
    engine = chooseEngine(context, job);
  } catch (error) {
    return failed(error);
  }
  const hidden = await findHidden(context, job, member.userId);
  const account = job.workspaceId;
  const run = (onTokens: (tokens: number) => void) =>
    swapAll(context, job, { engine, prepared, signal, account, onTokens, hidden }).catch(failed);
  if (traitsOf(engine.info.name).isFree) return run(() => undefined);
  const estimate = estimateTokens(job.jobDescription, job.total);
  return chargeTokens(context, { ...input, estimate }, run);
}
