import { useDeferredValue, useMemo, useState } from 'react';
import { useIsPrinting } from '../../../../components/list/use-is-printing.js';
import type { Mail } from '../../../../mails/mail.js';
import { type MailGroup, mailGroups } from '../../../../mails/mail-groups.js';
import { listRows } from '../../../../mails/mail-rows.js';
import type { SortKey } from '../../../../screening/lists/list-order.js';
import { useListView } from '../../list/use-list-view.js';

/** Search, sort and folding of the list, and whose letter is shown; all but the folding is in the address. */
export function useMailList(mails: readonly Mail[]) {
  const { search, sort, open: chosenId, change, setSearch, setOpen } = useListView();
  const [unfolded, setUnfolded] = useState<ReadonlySet<MailGroup>>(new Set());
  const [besideId, setBesideId] = useState<string | null>(null);
  // The keys are never slower than the list.
  const shownSearch = useDeferredValue(search);
  const isPrinting = useIsPrinting();
  const rows = useMemo(
    () =>
      listRows({
        mails,
        search: shownSearch,
        sort,
        unfolded: isPrinting ? new Set(mailGroups) : unfolded,
      }),
    [mails, shownSearch, sort, unfolded, isPrinting],
  );
  const find = (id: string | null) => mails.find(({ candidate }) => candidate.id === id) ?? null;
  const first = rows.find((row) => row.kind === 'mail')?.mail ?? null;
  const chosen = find(chosenId);
  // The person whose letter is open stays open after moving to another group or out of a search.
  const shown = chosen ?? find(besideId) ?? first;
  const shownId = shown?.candidate.id ?? null;
  if (shownId !== besideId) setBesideId(shownId);

  return {
    search,
    sort,
    rows,
    /** The person whose letter was opened; null before. */
    chosen,
    /** The person whose letter is shown: the first one until another is opened. */
    shown,
    setSearch,
    setSort: (next: SortKey) => change({ sort: next }),
    choose: setOpen,
    unfold: (group: MailGroup) => setUnfolded((groups) => new Set([...groups, group])),
  };
}
