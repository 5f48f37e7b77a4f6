import { sharedBuckets } from './buckets.js';
import { addressKey, isTemplateAddress } from './contact-keys.js';
import { Groups, type Join } from './groups.js';
import { joinByText, type ReadTexts } from './join-by-text.js';
import { agreementKeys, namesAgree, type PersonName, readName } from './person-name.js';
import { type SaidPair, SaidPairs } from './said-pairs.js';

export interface PersonOfFile {
  readonly id: string;
  /** Empty when the file shows none. */
  readonly name: string;
  readonly email: string;
}

/** Different names of one person; files with more of them are kept apart. */
const MAX_NAMES = 60;

interface NamedFile {
  readonly id: string;
  readonly name: PersonName;
  /** Empty for none, also for a template's. */
  readonly address: string;
}

const addressOf = ({ address }: NamedFile) => (address === '' ? [] : [address]);
const nameOf = ({ name }: NamedFile) => (name.key === '' ? [] : [name.key]);

function readFile({ id, name, email }: PersonOfFile): NamedFile {
  return {
    id,
    name: readName(name),
    address: isTemplateAddress(email) ? '' : addressKey(email),
  };
}

/** The known names of some files, each once. */
function namesOf(files: readonly NamedFile[]): PersonName[] {
  const names = new Map(files.map(({ name }) => [name.key, name]));
  names.delete('');
  return [...names.values()];
}

/** True when the names of two groups are known and none of one agrees with one of the other. */
function disagree(one: readonly PersonName[], other: readonly PersonName[]): boolean {
  if (one.length === 0 || other.length === 0) return false;
  return !one.some((name) => other.some((another) => namesAgree(name, another)));
}

/** True when groups of files can't all be of one person, by their names. */
function isTornByName(groups: readonly (readonly NamedFile[])[]): boolean {
  const byNames = new Map<string, PersonName[]>();
  for (const group of groups) {
    const names = namesOf(group);
    byNames.set(
      names
        .map(({ key }) => key)
        .sort()
        .join('\n'),
      names,
    );
  }
  if (byNames.size > MAX_NAMES) return true;
  const all = [...byNames.values()];
  return all.some((names, at) => all.slice(at + 1).some((others) => disagree(names, others)));
}

/** Joins files on ever weaker grounds; what would make one person of two takes back the joins on that ground. */
class PersonSearch {
  readonly #files: readonly NamedFile[];
  readonly #said: SaidPairs;
  readonly #apart: readonly Join[];
  #joins: readonly Join[];

  constructor(files: readonly PersonOfFile[], said: readonly SaidPair[]) {
    // The given order does not matter: files are compared in this one.
    this.#files = files.map(readFile).sort((one, other) => (one.id < other.id ? -1 : 1));
    const ids = new Set(files.map(({ id }) => id));
    const known = said.filter(({ one, other }) => ids.has(one) && ids.has(other));
    this.#said = new SaidPairs(known);
    this.#joins = known.flatMap(({ one, other, isSame }) =>
      isSame ? [[one, other] as const] : [],
    );
    this.#apart = known.flatMap(({ one, other, isSame }) =>
      isSame ? [] : [[one, other] as const],
    );
  }

  get groups(): Groups {
    return new Groups(this.#joins);
  }

  /** Joins on one more ground: in groups that then hold two people, only the joins from before remain. */
  async on(joinMore: (groups: Groups) => void | Promise<void>): Promise<void> {
    const before = this.groups;
    const groups = this.groups;
    await joinMore(groups);
    const rootOf = new Map<string, NamedFile>();
    const torn = new Set<NamedFile>();
    for (const group of groups.of(this.#files)) {
      const [root] = group;
      if (!root || group.length === 1) continue;
      for (const { id } of group) rootOf.set(id, root);
      if (isTornByName(before.of(group))) torn.add(root);
    }
    for (const [one, other] of this.#apart) {
      const root = rootOf.get(one);
      if (root && groups.areJoined(one, other)) torn.add(root);
    }
    const isWhole = ([id]: Join) => !torn.has(rootOf.get(id) as NamedFile);
    this.#joins = [...before.joins, ...groups.joins.slice(before.joins.length).filter(isWhole)];
  }

  /** The same name at the same address; not with one of two that a person told apart. */
  byNameAtAddress(groups: Groups): void {
    const keyed = ({ name, address }: NamedFile) =>
      address === '' || name.key === '' ? [] : [`${address} ${name.foldedKey}`];
    for (const bucket of sharedBuckets(this.#files, keyed)) {
      const ids = new Set(bucket.map(({ id }) => id));
      const isTold = ({ id }: NamedFile) =>
        this.#said.apartFrom(id).some((other) => ids.has(other));
      const told = bucket.filter(isTold);
      const [first, ...others] = bucket.filter((file) => !isTold(file));
      for (const other of others) if (first) groups.join(first.id, other.id);
      for (const [at, one] of told.entries()) {
        for (const other of told.slice(at + 1)) {
          if (!this.#said.isApart(one.id, other.id)) groups.join(one.id, other.id);
        }
      }
    }
  }

  /** Agreeing names at the same address. */
  byAgreementAtAddress(groups: Groups): void {
    for (const bucket of sharedBuckets(this.#files, addressOf)) {
      const persons = groups.of(bucket).map((files) => {
        const names = namesOf(files);
        const keys = [...new Set(names.flatMap(agreementKeys))];
        return { id: files[0]?.id ?? '', names, keys };
      });
      for (const alike of sharedBuckets(persons, ({ keys }) => keys)) {
        for (const [at, one] of alike.entries()) {
          for (const other of alike.slice(at + 1)) {
            if (groups.areJoined(one.id, other.id)) continue;
            if (!disagree(one.names, other.names)) groups.join(one.id, other.id);
          }
        }
      }
    }
  }

  /** The same name and near the same text. */
  async byNameAndText(groups: Groups, readTexts: ReadTexts): Promise<void> {
    const open = sharedBuckets(this.#files, nameOf).filter(
      (bucket) => groups.of(bucket).length > 1,
    );
    const mayJoin = (one: string, other: string) => !this.#said.isApart(one, other);
    const isSpecial = (id: string) => this.#said.isAbout(id);
    await joinByText(groups, { buckets: open, mayJoin, isSpecial }, readTexts);
  }

  /** Near the same text at the same address, where one of two names is not known. */
  async byTextAtAddress(groups: Groups, readTexts: ReadTexts): Promise<void> {
    const nameless = new Set(this.#files.flatMap(({ id, name }) => (name.key === '' ? [id] : [])));
    const open = sharedBuckets(this.#files, addressOf).filter(
      (bucket) => bucket.some(({ id }) => nameless.has(id)) && groups.of(bucket).length > 1,
    );
    const mayJoin = (one: string, other: string) =>
      (nameless.has(one) || nameless.has(other)) && !this.#said.isApart(one, other);
    const isSpecial = (id: string) => !nameless.has(id) || this.#said.isAbout(id);
    await joinByText(groups, { buckets: open, mayJoin, isSpecial }, readTexts);
  }
}

/**
 * Finds which files are of one person: the same address and agreeing names, the same name and near the same text, the
 * same address and near the same text where a name is not known; and what a person said of two files, whatever they have
 * in common. Two files of the same address whose names disagree are never joined on these grounds, also not by way of a
 * third. Gives the ids of each person's files, in the order given; who is whose does not depend on that order. Texts are
 * read only where they decide. Takes time and memory nearly in proportion to the number of files; of very many different
 * texts of one name, only those near each other in the order of their ids are compared.
 */
export async function findPersons(
  files: readonly PersonOfFile[],
  readTexts: ReadTexts,
  said: readonly SaidPair[] = [],
): Promise<string[][]> {
  const search = new PersonSearch(files, said);
  await search.on((groups) => search.byNameAtAddress(groups));
  await search.on((groups) => search.byNameAndText(groups, readTexts));
  await search.on((groups) => search.byAgreementAtAddress(groups));
  await search.on((groups) => search.byTextAtAddress(groups, readTexts));
  return search.groups.of(files).map((group) => group.map(({ id }) => id));
}
