import { findLinks, type PersonLink, type ReachedFile } from '@shortlist/screening';
import type { StoredMail } from '../../../models/draft.js';
import type { CountedFile, StoredLink, StoredPersonFile } from '../../../models/person.js';
import { addressFor, isAddressFlag } from '../addressee.js';
import { isUnsent } from '../mail-state.js';
import { isMailable } from '../settle-draft.js';
import { type GroupedFile, saidPairs } from './read-files.js';

/** State of a person, stored with the person's own file. */
export interface PersonState {
  readonly counted: CountedFile | null;
  readonly files: readonly StoredPersonFile[];
  readonly sharesAddress: readonly string[];
  readonly links: readonly StoredLink[];
  readonly otherMail: StoredMail | null;
}

/** A person as it should be. */
export interface PlannedPerson {
  readonly anchor: GroupedFile;
  readonly members: readonly GroupedFile[];
  readonly state: PersonState;
}

function hasMail({ draft }: GroupedFile): boolean {
  return draft !== null && !isUnsent(draft);
}

/** The file that carries what is decided: one that was mailed, that stands for others, that was decided about. */
function chooseAnchor(files: readonly GroupedFile[]): GroupedFile {
  const rank = (file: GroupedFile) => {
    const standsForOthers = file.personId === null && file.files.length > 1;
    return (
      (hasMail(file) ? 4 : 0) +
      (standsForOthers ? 2 : 0) +
      (file.personId === null && file.override ? 1 : 0)
    );
  };
  return files.reduce((best, file) => (rank(file) > rank(best) ? file : best));
}

function bestFirst(files: readonly GroupedFile[], anchor: GroupedFile): GroupedFile[] {
  const known = anchor.counted?.id ?? anchor._id;
  const isKnown = ({ _id }: GroupedFile) => (_id === known ? 1 : 0);
  return [...files].sort(
    (one, other) =>
      other.result.score - one.result.score ||
      isKnown(other) - isKnown(one) ||
      one.position - other.position,
  );
}

const strengths = ['sent', 'unknown', 'sending'];

/** Outcomes of the members' own emails, the surest to have arrived first. */
export function otherMailOf(
  members: readonly { readonly draft: StoredMail | null }[],
): StoredMail | null {
  const mails = members
    .flatMap(({ draft }) => (draft && !isUnsent(draft) ? [draft] : []))
    .sort((one, other) => strengths.indexOf(one.status) - strengths.indexOf(other.status));
  const [first] = mails;
  return first ? { status: first.status, reason: first.reason, sentAt: first.sentAt } : null;
}

/** State of the person that some files belong to. */
export function stateOf(
  anchor: GroupedFile,
  files: readonly GroupedFile[],
): Omit<PersonState, 'sharesAddress' | 'links'> {
  const members = files.filter(({ _id }) => _id !== anchor._id);
  const [best, ...others] = bestFirst(files, anchor);
  if (!best || others.length === 0) return { counted: null, files: [], otherMail: null };
  const { name, score } = best.result;
  const mailable = [best, ...others].filter(({ result }) => isMailable(result.email));
  const clear = mailable.find(({ result }) => !result.flags.some(isAddressFlag));
  const addressed = clear ?? mailable[0] ?? best;
  return {
    counted: {
      id: best._id,
      fileName: best.fileName,
      name,
      email: addressed.result.email,
      score,
      flags: [
        ...best.result.flags.filter((flag) => !isAddressFlag(flag)),
        ...addressed.result.flags.filter(isAddressFlag),
      ],
    },
    files: [best, ...others].map(({ _id, fileName, result }) => ({
      id: _id,
      fileName,
      score: result.score,
    })),
    otherMail: otherMailOf(members),
  };
}

function reachedBy({ _id, result, separate }: GroupedFile, anchor: GroupedFile): ReachedFile {
  const { name, phone, facts } = result;
  const email = addressFor(anchor.addressCheck, result.email);
  return { id: _id, name, email, phone, links: facts?.links ?? [], separate };
}

/** The persons that groups of files make. */
export function planPersons(groups: readonly (readonly GroupedFile[])[]): PlannedPerson[] {
  const persons = groups.map((files) => {
    const anchor = chooseAnchor(files);
    const members = files.filter((file) => file !== anchor);
    return { anchor, members, state: stateOf(anchor, files) };
  });
  const found = findLinks(
    groups.map((files, at) => files.map((file) => reachedBy(file, persons[at]?.anchor ?? file))),
    saidPairs(groups.flat()),
  );
  const idOf = (at: number) => persons[at]?.anchor._id ?? [];
  const linkTo = ({ other, kind }: PersonLink): StoredLink[] =>
    persons.slice(other, other + 1).map(({ anchor, state }) => ({
      id: anchor._id,
      kind,
      name: (state.counted ?? anchor.result).name,
    }));
  return persons.map((person, at) => {
    const sharesAddress = (found[at]?.sharesAddress ?? []).flatMap(idOf);
    const links = (found[at]?.open ?? []).flatMap(linkTo);
    return { ...person, state: { ...person.state, sharesAddress, links } };
  });
}

/** True when a file already says what the person of it comes to. */
export function isSameState(one: PersonState, other: PersonState): boolean {
  const plain = ({ counted, files, sharesAddress, links, otherMail }: PersonState) =>
    JSON.stringify([
      counted && [counted.id, counted.fileName, counted.name, counted.email, counted.score],
      counted?.flags.map(({ kind, message, detail }) => [kind, message, detail]),
      files.map(({ id, fileName, score }) => [id, fileName, score]),
      sharesAddress,
      links.map(({ id, kind, name }) => [id, kind, name]),
      otherMail && [otherMail.status, otherMail.reason, otherMail.sentAt],
    ]);
  return plain(one) === plain(other);
}
