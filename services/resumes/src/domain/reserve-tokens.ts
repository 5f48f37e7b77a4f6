import { estimateTokens, http, messages, type AccessTokenClaims } from '@shortlist/contracts';
import { createCommonError, createError } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import type { JobRecord } from '../models/job.js';

const thousands = new Intl.NumberFormat('en-US');

function unavailable(cause: unknown) {
  return createCommonError('Unavailable', {
    message:
      'Your token quota can not be checked right now. Nothing was charged. Please try again in a moment.',
    cause,
  });
}

/**
 * Reserves the estimate of a job that is starting; the reservation carries its `runId`.
 * Throws QuotaExhausted or QuotaExceeded, or 503 when usage does not answer: then it stays open whether
 * something was reserved.
 */
export async function reserveTokens(
  context: Context,
  job: JobRecord,
  user: AccessTokenClaims,
  requestId: string,
): Promise<void> {
  const required = estimateTokens(job.jobDescription, job.total);
  const request = {
    reservationId: job.runId,
    userId: user.sub,
    plan: user.plan,
    exempt: user.exempt,
    tokens: required,
  };
  const { granted, tokens_remaining: remaining } = await context.bus
    .request(messages.reserveTokens, request, { requestId })
    .catch((error: unknown) => {
      throw unavailable(error);
    });
  if (granted) return;
  if (remaining <= 0) throw createError(http.processResumes, 'QuotaExhausted');
  throw createError(http.processResumes, 'QuotaExceeded', {
    remaining: thousands.format(remaining),
    required: thousands.format(required),
  });
}
