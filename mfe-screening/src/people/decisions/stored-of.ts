import type { Candidate } from '@shortlist/contracts/screening';
import type { Added } from '../../unsent/unsent-entry.js';
import type { UnsentQueue } from '../../unsent/unsent-queue.js';

/**
 * Takes a change back as far as it was not sent. Answers whom the server changed all the same, as it left them, by
 * their ids.
 */
export async function storedOf(
  queue: UnsentQueue,
  { id, settled }: Added,
): Promise<ReadonlyMap<string, Candidate>> {
  let answer = await queue.revert(id);
  if (!answer) {
    const outcome = await settled;
    if (outcome.status === 'refused') return new Map();
    answer = outcome.answer;
  }
  const left = new Set(answer.skipped.map(({ candidateId }) => candidateId));
  const changed = answer.rows.filter(({ candidate }) => !left.has(candidate.id));
  return new Map(changed.map(({ candidate }) => [candidate.id, candidate]));
}
