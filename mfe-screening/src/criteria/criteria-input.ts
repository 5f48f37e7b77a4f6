import type { JudgedBy } from '@shortlist/contracts/judged-by';
import type { CriteriaInput, Criterion } from '@shortlist/contracts/screening';

/** A criterion while a person changes it, with how it is judged; that is missing until its text is read. */
export interface DraftCriterion extends Criterion {
  readonly judgedBy?: JudgedBy | undefined;
}

/** A job's title and criteria while a person changes them; every criterion has an id of its own. */
export interface CriteriaDraft {
  readonly title: string;
  readonly criteria: readonly DraftCriterion[];
}

/** The text as it will be looked for. */
export function tidyText(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The draft as the server takes it, each must-have with whether it is a knock-out; what has no text is left out. */
export function inputOf({ title, criteria }: CriteriaDraft): CriteriaInput {
  return {
    title: tidyText(title),
    criteria: criteria
      .map(({ id, text, kind, weight, enabled, knockOut, onCall }) => ({
        id,
        text: tidyText(text),
        kind,
        weight,
        ...(kind === 'must' ? { knockOut: knockOut === true } : {}),
        ...(onCall ? { onCall } : {}),
        ...(enabled === false ? { enabled } : {}),
      }))
      .filter(({ text }) => text !== ''),
  };
}

export function isSameDraft(one: CriteriaDraft, other: CriteriaDraft): boolean {
  return JSON.stringify(inputOf(one)) === JSON.stringify(inputOf(other));
}
