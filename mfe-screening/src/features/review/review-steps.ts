import type { Candidate, Choice } from '@shortlist/contracts/screening';
import { type ChoiceOf, choiceOf } from './review-queue.js';

/** Steps that are shown at most; of a longer review each stands for several candidates. */
const maxSteps = 60;

export interface ReviewStep {
  /** The most frequent decision; null while somebody is undecided. */
  readonly choice: Choice | null;
  readonly isCurrent: boolean;
}

function mostOften(choices: readonly Choice[]): Choice | null {
  const counts = new Map<Choice, number>();
  for (const choice of choices) counts.set(choice, (counts.get(choice) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? null;
}

/** The way through a review as steps of about the same length. `index` is who is on the screen; none beyond the last. */
export function stepsOf(
  queue: readonly Candidate[],
  index: number,
  choiceIn: ChoiceOf = choiceOf,
): ReviewStep[] {
  const count = Math.min(maxSteps, queue.length);
  return Array.from({ length: count }, (_, step) => {
    const start = Math.floor((step * queue.length) / count);
    const end = Math.floor(((step + 1) * queue.length) / count);
    const choices = queue.slice(start, end).map(choiceIn);
    const made = choices.filter((choice) => choice !== null);
    return {
      choice: made.length === choices.length ? mostOften(made) : null,
      isCurrent: index >= start && index < end,
    };
  });
}
