import type { getKept } from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';

export type Kept = OperationResponse<typeof getKept>;

const count = (number: number, one: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : `${one}s`}`;

/** Data deleted with an account, as the beginning of a sentence; without figures while they are unknown. */
export function describeKept(kept: Kept | null): string {
  if (!kept) return 'All screenings, candidates and their emails';
  if (kept.screenings === 0) return 'Your profile and settings';
  return `${count(kept.screenings, 'screening')}, ${count(kept.candidates, 'candidate')} and their emails`;
}
