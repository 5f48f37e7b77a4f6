import type { Subscription } from '@shortlist/bus';
import { messages } from '@shortlist/contracts';
import type { Context } from '../context.js';
import { createJobPreparation } from '../domain/prepare-job.js';
import { scoreCandidate } from '../domain/score-candidate.js';

/** Takes candidates off the work queue, `workerConcurrency` at once. */
export function onScoreCandidate(context: Context): Promise<Subscription> {
  const { workerConcurrency, scoreMaxAttempts, scoreRetryDelayMs } = context.config;
  const preparation = createJobPreparation(context);
  return context.bus.subscribe(
    messages.scoreCandidate,
    {
      prefetch: workerConcurrency,
      maxAttempts: scoreMaxAttempts,
      retryDelayMs: scoreRetryDelayMs,
    },
    ({ jobId, candidateId }, { requestId, attempt }) =>
      scoreCandidate(context, preparation, {
        jobId,
        candidateId,
        requestId,
        lastAttempt: attempt >= scoreMaxAttempts,
      }),
  );
}
