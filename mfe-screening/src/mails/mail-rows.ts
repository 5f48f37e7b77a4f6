import { compareNames, type SortKey } from '../screening/lists/list-order.js';
import { yearsOf } from '../screening/scores/figures.js';
import type { Mail } from './mail.js';
import { groupOf, type MailGroup, mailGroups } from './mail-groups.js';

/** Rows of a group that are shown before it is unfolded. */
const foldedRows = 8;

/** One line of the list. */
export type MailRow =
  | { readonly kind: 'group'; readonly group: MailGroup; readonly mails: readonly Mail[] }
  | { readonly kind: 'mail'; readonly group: MailGroup; readonly mail: Mail }
  | {
      readonly kind: 'more';
      readonly group: MailGroup;
      readonly hidden: number;
      /** Id of the first who is hidden. */
      readonly first: string;
    };

/** Key of a line of the list while it changes. */
export function keyOfRow(row: MailRow): string {
  return row.kind === 'mail' ? `mail-${row.mail.candidate.id}` : `${row.kind}-${row.group}`;
}

const compare: Readonly<Record<SortKey, (a: Mail, b: Mail) => number>> = {
  score: (a, b) => b.candidate.score - a.candidate.score,
  name: (a, b) => compareNames(a.candidate.candidate, b.candidate.candidate),
  experience: (a, b) =>
    (yearsOf(b.candidate.experience) ?? -1) - (yearsOf(a.candidate.experience) ?? -1),
};

/** Case-insensitive substring match over name, address and file. */
function matches({ candidate, address }: Mail, needle: string): boolean {
  return [candidate.candidate, address, candidate.fileName].some((text) =>
    text.toLowerCase().includes(needle),
  );
}

export interface ListRowsInput {
  readonly mails: readonly Mail[];
  readonly search: string;
  readonly sort: SortKey;
  /** Groups of which all is shown. */
  readonly unfolded: ReadonlySet<MailGroup>;
}

/** The list: its groups with their emails, long ones folded unless somebody searches. */
export function listRows({ mails, search, sort, unfolded }: ListRowsInput): MailRow[] {
  const needle = search.trim().toLowerCase();
  const byGroup = new Map<MailGroup, Mail[]>(mailGroups.map((group) => [group, []]));
  const found = mails.filter((mail) => matches(mail, needle)).sort(compare[sort]);
  for (const mail of found) byGroup.get(groupOf(mail))?.push(mail);
  return mailGroups.flatMap((group): MailRow[] => {
    const all = byGroup.get(group) ?? [];
    if (all.length === 0) return [];
    const isWhole = needle !== '' || unfolded.has(group) || all.length <= foldedRows + 1;
    const shown = isWhole ? all : all.slice(0, foldedRows);
    const hidden = all.slice(shown.length);
    const first = hidden[0]?.candidate.id;
    return [
      { kind: 'group', group, mails: all },
      ...shown.map((mail) => ({ kind: 'mail' as const, group, mail })),
      ...(first === undefined
        ? []
        : [{ kind: 'more' as const, group, hidden: hidden.length, first }]),
    ];
  });
}
