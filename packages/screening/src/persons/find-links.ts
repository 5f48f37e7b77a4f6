import type { personLinkKinds } from '@shortlist/contracts/screening';
import { bucketsOf } from './buckets.js';
import { addressKey, phoneKey, profileKey } from './contact-keys.js';
import { agreementKeys, namesAgree, type PersonName, readName } from './person-name.js';
import { type SaidPair, SaidPairs } from './said-pairs.js';

/** A file as far as it says how its person can be reached. */
export interface ReachedFile {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  /** Web addresses. */
  readonly links: readonly string[];
  /** True when a person said that it is of nobody else. */
  readonly separate: boolean;
}

type LinkKind = (typeof personLinkKinds)[number];

export interface PersonLink {
  /** The other person's place in the list. */
  readonly other: number;
  readonly kind: LinkKind;
}

interface LinksOfPerson {
  /** Others with the same address, also those about whom a person decided. */
  readonly sharesAddress: readonly number[];
  /** Those about whom nobody decided; a phone and a profile link only where names agree. */
  readonly open: readonly PersonLink[];
}

/** Others that are remembered of each kind: one is enough to be careful. */
const MAX_LINKS = 20;

interface ReachedPerson {
  readonly at: number;
  readonly ids: readonly string[];
  readonly isSeparate: boolean;
  readonly names: readonly PersonName[];
  readonly addresses: readonly string[];
  readonly phones: readonly string[];
  readonly profiles: readonly string[];
}

const distinct = (values: readonly (string | null)[]) =>
  [...new Set(values)].filter((value) => value !== null && value !== '') as string[];

function readPerson(files: readonly ReachedFile[], at: number): ReachedPerson {
  const names = files.map(({ name }) => readName(name));
  return {
    at,
    ids: files.map(({ id }) => id),
    isSeparate: files.some(({ separate }) => separate),
    names,
    addresses: distinct(files.map(({ email }) => addressKey(email))),
    phones: distinct(files.map(({ phone }) => phoneKey(phone))),
    profiles: distinct(
      files.flatMap(({ links }, index) =>
        links.map((link) => profileKey(link, names[index]?.words ?? [])),
      ),
    ),
  };
}

function agree(one: ReachedPerson, other: ReachedPerson): boolean {
  return one.names.some((name) => other.names.some((another) => namesAgree(name, another)));
}

const haveCommon = (some: readonly string[], others: readonly string[]) =>
  some.some((each) => others.includes(each));

/** True for one phone and one profile: 'Dora' and 'Dorothea' with one surname are one person then. */
const shareBoth = (one: ReachedPerson, other: ReachedPerson) =>
  haveCommon(one.phones, other.phones) && haveCommon(one.profiles, other.profiles);

/**
 * Finds what persons, each with some files, have in common though they are not one: the same address, or the same phone or
 * profile link with agreeing names, of which the first letters are enough where both are the same. Gives it for each person, in the order given.
 */
export function findLinks(
  persons: readonly (readonly ReachedFile[])[],
  said: readonly SaidPair[] = [],
): LinksOfPerson[] {
  const all = persons.map(readPerson);
  const pairs = new SaidPairs(said);
  const isDecided = (one: ReachedPerson, other: ReachedPerson) => {
    if (one.isSeparate || other.isSeparate) return true;
    return one.ids.some((id) => other.ids.some((another) => pairs.isApart(id, another)));
  };
  const atAddress = bucketsOf(all, ({ addresses }) => addresses);
  const agreeing = (keysOf: (person: ReachedPerson) => readonly string[]) => {
    const keyed = (person: ReachedPerson) => {
      const names = distinct(person.names.flatMap(agreementKeys));
      return keysOf(person).flatMap((key) => names.map((name) => `${key} ${name}`));
    };
    const buckets = bucketsOf(all, keyed);
    return (person: ReachedPerson) => keyed(person).map((key) => buckets.get(key) ?? []);
  };
  const samePhone = agreeing(({ phones }) => phones);
  const sameProfile = agreeing(({ profiles }) => profiles);

  return all.map((person) => {
    const sharesAddress: number[] = [];
    const open = new Map<number, LinkKind>();
    for (const address of person.addresses) {
      for (const other of atAddress.get(address) ?? []) {
        if (open.size >= MAX_LINKS) break;
        if (other === person) continue;
        if (sharesAddress.length < MAX_LINKS) sharesAddress.push(other.at);
        if (!isDecided(person, other)) open.set(other.at, 'address');
      }
    }
    const propose = (kind: LinkKind, buckets: readonly (readonly ReachedPerson[])[]) => {
      for (const bucket of buckets) {
        for (const other of bucket) {
          if (open.size >= MAX_LINKS) return;
          if (other === person || open.has(other.at) || isDecided(person, other)) continue;
          if (agree(person, other) || shareBoth(person, other)) open.set(other.at, kind);
        }
      }
    };
    propose('phone', samePhone(person));
    propose('profile', sameProfile(person));
    return {
      sharesAddress: [...new Set(sharesAddress)],
      open: [...open].map(([other, kind]) => ({ other, kind })),
    };
  });
}
