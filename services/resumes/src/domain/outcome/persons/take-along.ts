import { noteLimits } from '@shortlist/contracts/screening';
import type { CandidateRecord } from '../../../models/candidate.js';
import type { StoredDraft } from '../../../models/draft.js';
import { addressFor } from '../addressee.js';
import { isUnsent } from '../mail-state.js';

/** A person's decisions and notes about a candidate. */
export type Marks = Pick<
  CandidateRecord,
  'override' | 'note' | 'tags' | 'starred' | 'keptBack' | 'opened' | 'addressCheck' | 'readers'
>;

export const noMarks: Marks = {
  override: null,
  note: '',
  tags: [],
  starred: false,
  keptBack: false,
  opened: null,
  addressCheck: null,
  readers: [],
};

export function marksOf(marks: Marks): Marks {
  const { override, note, tags, starred, keptBack, opened, addressCheck, readers } = marks;
  return { override, note, tags, starred, keptBack, opened, addressCheck, readers };
}

const kindest = ['shortlisted', 'review', 'maybe', 'rejected'];

/** Of two decisions the kinder stands: nobody who was shortlisted gets a rejection as files turn out to be theirs. */
function kinder(one: Marks['override'], other: Marks['override']): Marks['override'] {
  if (!one || !other) return one ?? other;
  return kindest.indexOf(other.status) < kindest.indexOf(one.status) ? other : one;
}

/** Opened once any of the files was; not known where one of them is not known. */
function earlier(one: Marks['opened'], other: Marks['opened']): Marks['opened'] {
  if (one && other) return other.at < one.at ? other : one;
  if (one ?? other) return one ?? other;
  return one === null && other === null ? null : undefined;
}

/** Readers of two candidates: first those who have marked, and two at most. */
function joinReaders(one: Marks['readers'], other: Marks['readers']): Marks['readers'] {
  const all = [...one, ...other].sort((a, b) => Number(!a.mark) - Number(!b.mark));
  const isFirst = ({ userId }: (typeof all)[number], index: number) =>
    all.findIndex((reader) => reader.userId === userId) === index;
  return all.filter(isFirst).slice(0, 2);
}

function joinNotes(one: string, other: string): string {
  if (other === '' || one.includes(other)) return one;
  const both = one === '' ? other : `${one}\n\n${other}`;
  return [...both].slice(0, noteLimits.noteCharacters).join('');
}

/** Merges decisions and notes about two candidates that are one person. */
export function mergeMarks(one: Marks, other: Marks): Marks {
  return {
    override: kinder(one.override, other.override),
    note: joinNotes(one.note, other.note),
    tags: [...new Set([...one.tags, ...other.tags])].slice(0, noteLimits.tags),
    starred: one.starred || other.starred,
    keptBack: one.keptBack || other.keptBack,
    opened: earlier(one.opened, other.opened),
    addressCheck: one.addressCheck ?? other.addressCheck,
    readers: joinReaders(one.readers, other.readers),
  };
}

type Mailed = Pick<CandidateRecord, '_id' | 'draft' | 'draftKey' | 'addressCheck'>;
interface Addressed {
  readonly result: { readonly email: string } | null;
}

const INTERRUPTED =
  'This email was being sent when the files of its candidate were told apart. Whether it arrived shows at the other one.';

/**
 * The email that a file takes along from the person it belonged to: the person's, if it may have left for this file's
 * address. Null when there is none.
 */
export function mailTakenAlong(person: Mailed | null, file: Addressed): StoredDraft | null {
  const draft = person?.draft;
  if (!person || !draft || isUnsent(draft) || !file.result) return null;
  const to = draft.to ?? person.draftKey ?? '';
  const address = addressFor(person.addressCheck, file.result.email);
  if (to.toLowerCase() !== address.toLowerCase()) return null;
  const known =
    draft.status === 'sending' ? ({ status: 'unknown', reason: INTERRUPTED } as const) : {};
  return { ...draft, ...known, copyOf: draft.copyOf ?? person._id };
}
