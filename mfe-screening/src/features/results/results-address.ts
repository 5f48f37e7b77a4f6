/** Where the results of a screening are. */
export function resultsOf(jobId: string): string {
  return `/results?job=${encodeURIComponent(jobId)}`;
}

/** Where its decision record is; of one candidate only when given. */
export function decisionRecordOf(jobId: string, candidateId?: string): string {
  const candidate = candidateId ? `&candidate=${encodeURIComponent(candidateId)}` : '';
  return `${resultsOf(jobId)}&view=decisions${candidate}`;
}
