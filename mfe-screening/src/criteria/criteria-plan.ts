import * as http from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { criteriaInput } from '@shortlist/contracts/screening';
import { type CriteriaDraft, inputOf } from './criteria-input.js';

/** Criteria that the server proposes. */
export type CriteriaProposal = OperationResponse<typeof http.proposeCriteria>;

/** Criteria of a screening that was not started yet. */
export interface CriteriaPlan {
  /** The job description that the proposal was read from. */
  readonly source: string;
  readonly proposal: CriteriaProposal;
  /** The person's edits; null while nothing was changed. */
  readonly draft: CriteriaDraft | null;
}

export function draftOf({ proposal, draft }: CriteriaPlan): CriteriaDraft {
  return draft ?? { title: proposal.title, criteria: proposal.criteria };
}

/**
 * The criteria to send with the upload, as its form field: those the person changed. Without a change the server reads the
 * description itself, which gives the proposal again.
 */
export function criteriaField(plan: CriteriaPlan | null): { readonly criteria?: string } {
  if (!plan?.draft) return {};
  const input = inputOf(plan.draft);
  return criteriaInput.safeParse(input).success ? { criteria: JSON.stringify(input) } : {};
}

/** Parses the plan that a reload of the tab left; null when it can't be read. */
export function parsePlan(value: unknown): CriteriaPlan | null {
  const { source, proposal, draft } = (value ?? {}) as Partial<Record<keyof CriteriaPlan, unknown>>;
  const parsed = http.proposeCriteria.response.safeParse(proposal);
  if (typeof source !== 'string' || !parsed.success) return null;
  const { title, criteria } = (draft ?? {}) as Partial<Record<keyof CriteriaDraft, unknown>>;
  const kept = http.proposeCriteria.response.shape.criteria.safeParse(criteria);
  const isDraft = typeof title === 'string' && kept.success;
  return { source, proposal: parsed.data, draft: isDraft ? { title, criteria: kept.data } : null };
}
