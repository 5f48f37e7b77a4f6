import type { ShownCandidate } from './find-job.js';

/** Known fields of one file of a person. */
export type PersonFile = Pick<
  ShownCandidate,
  '_id' | 'fileName' | 'part' | 'result' | 'documentKind' | 'duplicates'
>;

/** The file that carries what is decided about a person. */
export type PersonAnchor = PersonFile &
  Pick<
    ShownCandidate,
    | 'personId'
    | 'counted'
    | 'files'
    | 'sharesAddress'
    | 'links'
    | 'otherMail'
    | 'override'
    | 'draft'
    | 'note'
    | 'tags'
    | 'starred'
    | 'keptBack'
    | 'addressCheck'
    | 'opened'
    | 'readers'
    | 'revision'
  >;

/** A person of a screening (docs/decisions/014). */
export interface Person {
  /** Its id is the person's. */
  readonly anchor: PersonAnchor;
  /** The file that counts. */
  readonly file: PersonFile;
  /** True when someone else with the same address is shortlisted. */
  readonly isTwinShortlisted: boolean;
}

/** The address and score that count for a person; null without a score. */
export function countedOf({ counted, result }: Pick<PersonAnchor, 'counted' | 'result'>): {
  readonly email: string;
  readonly score: number;
} | null {
  return result && (counted ?? result);
}

/**
 * The persons that scored candidates of a screening add up to, in the order of the candidates. Who shares an address
 * with them is looked up in `others`, too, when the candidates are not all of the screening's.
 */
export function personsOf<Candidate extends PersonAnchor>(
  candidates: readonly Candidate[],
  others: ReadonlyMap<string, Pick<PersonAnchor, 'result'>> = new Map(),
): (Person & { readonly anchor: Candidate; readonly file: Candidate })[] {
  const byId = new Map(candidates.map((candidate) => [candidate._id, candidate]));
  return candidates.flatMap((anchor) => {
    // One whose own file can't be read is shown by itself.
    if (!anchor.result || (anchor.personId !== null && byId.has(anchor.personId))) return [];
    const counted = anchor.counted && byId.get(anchor.counted.id);
    const isTwinShortlisted = anchor.sharesAddress.some(
      (id) => (byId.get(id) ?? others.get(id))?.result?.status === 'shortlisted',
    );
    return [{ anchor, file: counted?.result ? counted : anchor, isTwinShortlisted }];
  });
}
