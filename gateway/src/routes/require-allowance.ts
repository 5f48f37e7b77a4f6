import { createCommonError } from '@shortlist/service-kit';

/** Refuses a call that comes too soon: `waitSeconds` is null for one that does not. */
export function requireAllowance(waitSeconds: number | null): void {
  if (waitSeconds === null) return;
  throw createCommonError('TooManyRequests', { headers: { 'retry-after': String(waitSeconds) } });
}
