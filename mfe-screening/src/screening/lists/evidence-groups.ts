import type { Candidate } from '@shortlist/contracts/screening';
import { type EvidenceGroup, isEvidenceFirst } from '@shortlist/screening/formula';
import { type MustHaves, mustHavesOf } from '../findings/must-haves.js';
import type { Screening } from '../screening.js';

/** Title and note above the first person of a group. */
export interface GroupHead {
  readonly title: string;
  readonly note: string;
}

/** The groups in their order, with what they are called and what follows from them. */
const texts: Readonly<Record<EvidenceGroup, GroupHead>> = {
  all: { title: 'Meets every must-have', note: 'Each is shown in the resume' },
  check: { title: '1–2 to check', note: 'One call can settle these' },
  several: { title: 'Several missing', note: '' },
  none: { title: 'No must-have shown', note: '' },
  excluded: { title: 'Says no to a knock-out', note: 'A person decides' },
};
/** More open must-haves than these are not settled by one call. */
const MAX_OPEN = 2;
const order = Object.keys(texts) as EvidenceGroup[];

/** The group as the formula makes it (`evidenceGroup`), which these pages load only when something is tried out. */
export function groupOf({ shown, total, found }: MustHaves): EvidenceGroup {
  if (found.some(({ criterion, finding }) => criterion.knockOut && finding === 'says-no'))
    return 'excluded';
  const weigh = (some: MustHaves['found']) =>
    some.reduce((sum, { criterion }) => sum + criterion.weight, 0);
  const met = weigh(found.filter(({ finding }) => finding === 'met'));
  const inPart = weigh(found.filter(({ finding }) => finding === 'partly'));
  if (met + inPart === 0) return 'none';
  if (shown === total) return 'all';
  return total - shown <= MAX_OPEN && met + inPart / 2 >= weigh(found) / 2 ? 'check' : 'several';
}

/** People by the evidence for the must-haves, in their given order inside each group, and each group's head by its first person's id. */
export interface GroupedPeople {
  readonly people: readonly Candidate[];
  readonly heads: ReadonlyMap<string, GroupHead>;
}

/** Null where there are no such groups: without requirements, and in screenings of an engine that had none. */
export function groupPeople(
  { criteria, engine }: Pick<Screening, 'criteria' | 'engine'>,
  candidates: readonly Candidate[],
): GroupedPeople | null {
  if (!isEvidenceFirst(engine) || criteria.every(({ enabled }) => enabled === false)) return null;
  const byGroup = new Map<EvidenceGroup, Candidate[]>();
  for (const candidate of candidates) {
    const group = groupOf(mustHavesOf(criteria, candidate));
    const others = byGroup.get(group);
    if (others) others.push(candidate);
    else byGroup.set(group, [candidate]);
  }
  const groups = order.flatMap((group) => {
    const people = byGroup.get(group) ?? [];
    return people.length > 0 ? [{ group, people }] : [];
  });
  return {
    people: groups.flatMap(({ people }) => people),
    heads: new Map(
      groups.map(({ group, people }) => {
        const { title, note } = texts[group];
        return [people[0]?.id ?? '', { title: `${title} (${people.length})`, note }];
      }),
    ),
  };
}
