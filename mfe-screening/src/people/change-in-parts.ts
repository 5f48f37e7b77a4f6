import type { ChangedRows } from '@shortlist/contracts/people';
import { errorMessage } from '@shortlist/web-kit';

/** Candidates that one call changes: a part is done within seconds, however many were chosen. */
const partSize = 250;

export interface ChangeInPartsOptions<Item extends { readonly candidateId: string }> {
  readonly items: readonly Item[];
  readonly send: (part: readonly Item[]) => Promise<ChangedRows>;
  /** Takes each part's answer as it comes. */
  readonly onPart: (changed: ChangedRows) => void;
}

/**
 * Changes any number of candidates, part by part. When the first part fails, nothing was changed and its error is
 * thrown; after that, those who were not reached are `skipped` with the sentence about what failed.
 */
export async function changeInParts<Item extends { readonly candidateId: string }>({
  items,
  send,
  onPart,
}: ChangeInPartsOptions<Item>): Promise<Omit<ChangedRows, 'totals'>> {
  const rows: ChangedRows['rows'] = [];
  const removed: string[] = [];
  const skipped: ChangedRows['skipped'] = [];
  for (let from = 0; from < items.length; from += partSize) {
    try {
      const changed = await send(items.slice(from, from + partSize));
      onPart(changed);
      rows.push(...changed.rows);
      removed.push(...changed.removed);
      skipped.push(...changed.skipped);
    } catch (error) {
      if (from === 0) throw error;
      const reason = errorMessage(error);
      skipped.push(...items.slice(from).map(({ candidateId }) => ({ candidateId, reason })));
      break;
    }
  }
  return { rows, removed, skipped };
}
