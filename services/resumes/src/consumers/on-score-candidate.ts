import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import { annotateSpan, currentWork, runWork } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { scoreLater } from '../domain/queue/wait-for-engine.js';
import { createJobPreparation } from '../domain/score/prepare-job.js';
import { scoreCandidate } from '../domain/score/score-candidate.js';
import { createSingleFlight } from '../domain/score/single-flight.js';

/**
 * Takes candidates off the work queue, `workerConcurrency` at once. A second message about a candidate that is
 * being scored here shares its outcome, so that a slow engine is not asked, and paid for, a second time.
 */
export function onScoreCandidate(context: Context): Promise<Subscription> {
  const { workerConcurrency, scoreMaxAttempts, scoreRetryDelayMs } = context.config;
  const preparation = createJobPreparation(context);
  const flight = createSingleFlight<'done' | 'later'>();
  return context.bus.subscribe(
    messages.scoreCandidate,
    {
      prefetch: workerConcurrency,
      maxAttempts: scoreMaxAttempts,
      retryDelayMs: scoreRetryDelayMs,
    },
    async ({ jobId, candidateId }, { requestId, attempt }) => {
      annotateSpan(() => ({ 'shortlist.job.id': jobId, 'shortlist.candidate.id': candidateId }));
      const lastAttempt = attempt >= scoreMaxAttempts;
      const input = { jobId, candidateId, requestId, lastAttempt };
      let isMine = false;
      const outcome = await flight(candidateId, () => {
        isMine = true;
        const work = { requestId, ...currentWork(), jobId, candidateId };
        return runWork(work, () => scoreCandidate(context, preparation, input));
      });
      // Only now: a message that came back during the flight would share its outcome and be lost.
      if (isMine && outcome === 'later') {
        await scoreLater(context, { jobId, candidateId }, requestId);
      }
    },
  );
}
