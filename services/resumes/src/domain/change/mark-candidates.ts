import { noteLimits } from '@shortlist/contracts/screening';
import type { Context } from '../../context.js';
import type { JobOfMember } from '../read/find-job.js';
import { changePeople, type PeopleChanged, type PersonChange } from './change-people.js';

export interface Marking {
  readonly starred?: boolean | undefined;
  /** Replaces the note; blank removes it. */
  readonly note?: string | undefined;
  /** The note that `note` is to replace; undefined replaces any. */
  readonly noteBefore?: string | undefined;
  readonly addTags?: readonly string[] | undefined;
  readonly removeTags?: readonly string[] | undefined;
  readonly keptBack?: boolean | undefined;
  /** True notes that somebody looked at the resume, once. */
  readonly opened?: boolean | undefined;
}

export interface MarkCandidatesInput extends JobOfMember {
  readonly candidateIds: readonly string[];
  readonly marking: Marking;
  /** Email address of the person who marks. */
  readonly by: string;
}

const TOO_MANY = `This candidate would have more than ${noteLimits.tags} tags. Please remove one first.`;
const NOTE_CHANGED = 'Somebody else changed this note in the meantime.';

/** True when the stored note is no longer the one that the author of `note` saw. */
function isNoteContested(known: string, { note, noteBefore }: Marking): boolean {
  if (note === undefined || noteBefore === undefined) return false;
  return ![noteBefore.trim(), note.trim()].includes(known);
}

function changeTags(
  known: readonly string[],
  { addTags = [], removeTags = [] }: Marking,
): readonly string[] {
  const key = (tag: string) => tag.toLowerCase();
  const removed = new Set(removeTags.map(key));
  const tags = new Map(known.map((tag) => [key(tag), tag]));
  for (const tag of addTags) if (!tags.has(key(tag))) tags.set(key(tag), tag);
  return [...tags].flatMap(([name, tag]) => (removed.has(name) ? [] : [tag]));
}

/** Repeated openings are written once. */
function isOnlyOpening({ opened, ...others }: Marking): boolean {
  return opened === true && Object.values(others).every((value) => value === undefined);
}

/** Notes something about people; scores and statuses stay. Throws JobNotFound and JobNotComplete. */
export function markCandidates(
  context: Context,
  { candidateIds, marking, by, ...owner }: MarkCandidatesInput,
): Promise<PeopleChanged> {
  const wanted = candidateIds.map((candidateId) => ({ candidateId }));
  return changePeople(context, owner, wanted, (_job, person): PersonChange | string | null => {
    if (isOnlyOpening(marking) && person.opened) return null;
    if (isNoteContested(person.note, marking)) return NOTE_CHANGED;
    const { starred = person.starred, keptBack = person.keptBack } = marking;
    const tags = changeTags(person.tags, marking);
    if (tags.length > noteLimits.tags) return TOO_MANY;
    const note = marking.note === undefined ? person.note : marking.note.trim();
    const isFirst = marking.opened === true && !person.opened;
    const opened = isFirst ? { opened: { at: context.clock(), by } } : {};
    return { set: { starred, keptBack, tags, note, ...opened } };
  });
}
