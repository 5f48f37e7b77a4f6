import type { removeMember } from '@shortlist/contracts/http/auth';
import type { listLeads } from '@shortlist/contracts/http/resumes';
import type { OperationBodyInput, OperationResponse } from '@shortlist/contracts/operation';

export type Leads = OperationResponse<typeof listLeads>['leads'];
export type Led = Leads[number]['screenings'][number];
export type HandOver = OperationBodyInput<typeof removeMember>['handOver'];

/** Private screenings of others have no title for the reader. */
export const titleOf = ({ title }: Led) => title ?? 'A private screening';

const namedAtMost = 6;

/** Titles of the screenings that change hands: 'HGV Driver · Production Planner and 3 more.' */
export function describeTitles(screenings: readonly Led[]): string {
  const named = screenings.slice(0, namedAtMost).map(titleOf).join(' · ');
  const left = screenings.length - namedAtMost;
  return left > 0 ? `${named} and ${left} more.` : `${named}.`;
}
