import type { SecondStep } from '@shortlist/contracts/errors';
import { ApiError } from '@shortlist/web-kit';

/** A sign-in whose first step was right. */
export interface PendingStep extends SecondStep {
  /** As chosen in the first step: keep the session when the browser closes. */
  readonly remember: boolean;
}

/** The step that the sign-in still needs, when that is why the call failed; else null. */
export function findSecondStep(error: unknown): SecondStep | null {
  return error instanceof ApiError && error.reason === 'SecondStepNeeded' ? error.secondStep : null;
}
