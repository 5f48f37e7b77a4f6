import type { ChangedRows } from '@shortlist/contracts/people';

/** A decision of the user that was not kept, as another member decided first. */
export interface Contested {
  readonly candidateId: string;
  /** The candidate's name. */
  readonly candidate: string;
  /** Email address of the member whose decision was kept. */
  readonly by: string;
  readonly status: string;
  /** When they decided. */
  readonly at: string;
}

export interface ContestedIn {
  readonly answer: Pick<ChangedRows, 'rows' | 'skipped'>;
  /** Times of the decisions that the user saw, by candidate; null where there was none. */
  readonly replaced: ReadonlyMap<string, string | null>;
  readonly choice: string | null;
  /** Email address of the user. */
  readonly own: string;
}

/** Finds decisions of the user that the server did not keep, because another member had decided first. */
export function contestedIn({ answer, replaced, choice, own }: ContestedIn): Contested[] {
  const skipped = new Set(answer.skipped.map(({ candidateId }) => candidateId));
  return answer.rows.flatMap(({ candidate: { id, candidate, override } }) => {
    if (!override || !skipped.has(id) || override.by === own) return [];
    // Both decided the same: nothing is contested.
    if (override.status === choice) return [];
    if (override.at === (replaced.get(id) ?? null)) return [];
    const { by, status, at } = override;
    return [{ candidateId: id, candidate, by, status, at }];
  });
}
