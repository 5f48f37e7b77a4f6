import type { http } from '@shortlist/contracts';

/** An email that had been sent before counts as successful: the person has it. */
export function presentBulkResults(results: readonly http.BulkEmailResult[]) {
  const successful = results.filter(
    ({ outcome }) => outcome === 'sent' || outcome === 'already-sent',
  ).length;
  return { successful, failed: results.length - successful, results: [...results] };
}
