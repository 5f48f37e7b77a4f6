/** Where the results of a screening are. */
export function resultsOf(jobId: string): string {
  return `/results?job=${encodeURIComponent(jobId)}`;
}

/** Where its decision record is; of one candidate only when given. */
export function decisionRecordOf(jobId: string, candidateId?: string): string {
  const candidate = candidateId ? `&candidate=${encodeURIComponent(candidateId)}` : '';
  return `${resultsOf(jobId)}&view=decisions${candidate}`;
}

/** Where a screening's candidates are reviewed one at a time; from the given one on, among those of a list when named. */
export function reviewOf(jobId: string, candidateId?: string | null, among?: string): string {
  const candidate = candidateId ? `&candidate=${encodeURIComponent(candidateId)}` : '';
  const list = among ? `&among=${encodeURIComponent(among)}` : '';
  return `${resultsOf(jobId)}&view=review${candidate}${list}`;
}
