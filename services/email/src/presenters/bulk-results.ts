import type * as http from '@shortlist/contracts/http/email';

/**
 * An email that had been sent before counts as successful: the person has it. One that is being sent at the moment
 * counts as neither.
 */
export function presentBulkResults(results: readonly http.BulkEmailResult[]) {
  const successful = results.filter(
    ({ outcome }) => outcome === 'sent' || outcome === 'already-sent',
  ).length;
  const sending = results.filter((result) => result.sending).length;
  const failed = results.length - successful - sending;
  return { successful, failed, ...(sending > 0 ? { sending } : {}), results: [...results] };
}
