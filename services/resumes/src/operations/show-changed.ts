import type { ChangedRows } from '@shortlist/contracts/people';
import type { Context } from '../context.js';
import type { PeopleChanged } from '../domain/change/change-people.js';
import { hideTotals } from '../domain/read/blind/hide-counts.js';
import { totalsOf } from '../domain/read/rows/total-people.js';
import { presentChangedRows } from '../presenters/changed-rows.js';

/** People after a change, as a member may see them. */
export async function showChanged(
  context: Context,
  { userId }: { readonly userId: string },
  changed: PeopleChanged,
): Promise<ChangedRows> {
  const own = { totals: totalsOf(changed.totals), userId };
  const totals = await hideTotals(context, changed.job, own);
  return presentChangedRows(changed, { userId, totals });
}
