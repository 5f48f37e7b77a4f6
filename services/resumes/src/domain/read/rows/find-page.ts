import type { View } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { candidateDocument } from '../../../models/candidate.js';
import type { JobRecord } from '../../../models/job.js';
import { storedResult } from '../../../models/result.js';
import { type ShownCandidate, shownView } from '../find-job.js';
import { countedOf, type Person, personsOf } from '../persons.js';
import { comparePlaces, type Place, readCursor, writeCursor } from './page-cursor.js';
import { rowView } from './row-view.js';

/** Candidates with all their evidence in one answer, at most: some 20 KB each. */
const FULL_PAGE = 200;

export interface PageWanted {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** Persons at most. */
  readonly limit: number;
  readonly detail: 'row' | 'full';
}

export interface PersonPage {
  readonly persons: readonly Person[];
  /** Names the next page; null on the last. */
  readonly next: string | null;
}

/** By its own score, or by that of the file that counts for it; each has an index. */
type ScoreField = 'result.score' | 'counted.score';

interface Wanted {
  readonly after: Place | null;
  readonly limit: number;
  readonly view: View<ShownCandidate>;
}

/** The first persons after a place among those who are listed by that score. */
function findBy(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  field: ScoreField,
  { after, limit, view }: Wanted,
): Promise<ShownCandidate[]> {
  const beyond = after && {
    $or: [
      { [field]: { $lt: after.score } },
      { position: { $gt: after.position } },
      { position: after.position, _id: { $gt: after.id } },
    ],
  };
  const filter = {
    runId,
    personId: null,
    counted: field === 'counted.score' ? { $ne: null } : null,
    [field]: { $gte: 0, ...(after && { $lte: after.score }) },
    ...beyond,
  };
  const sort = { [field]: -1, position: 1, _id: 1 } as const;
  return context.models.candidates.everywhere.findReadable(filter, view, { sort, limit });
}

const placeOf = (anchor: ShownCandidate): Place => ({
  score: countedOf(anchor)?.score ?? 0,
  position: anchor.position,
  id: anchor._id,
});

const statusView = candidateDocument.part([], {
  result: storedResult.pick({ status: true }).nullable().default(null),
});

/** The persons that some anchors stand for, with what lies in their other files and, of same addresses, with others. */
export async function completePersons(
  context: Context,
  anchors: readonly ShownCandidate[],
  view: View<ShownCandidate>,
): Promise<Person[]> {
  const { candidates } = context.models;
  const known = new Set(anchors.map(({ _id }) => _id));
  const missing = (ids: readonly string[]) => [...new Set(ids)].filter((id) => !known.has(id));
  const counted = missing(anchors.flatMap((anchor) => anchor.counted?.id ?? []));
  const twins = missing(anchors.flatMap(({ sharesAddress }) => sharesAddress));
  const [files, others] = await Promise.all([
    counted.length > 0 ? candidates.everywhere.findReadable({ _id: { $in: counted } }, view) : [],
    twins.length > 0 ? candidates.everywhere.findReadable({ _id: { $in: twins } }, statusView) : [],
  ]);
  const byId = new Map(others.map((other) => [other._id, other as unknown as ShownCandidate]));
  return personsOf([...anchors, ...files], byId).filter(({ anchor }) => known.has(anchor._id));
}

/**
 * One page of a screening's scored persons, whatever the others are. What changes its place between two pages may be
 * missed or come twice; nobody else does. Throws InvalidInput for a cursor that no page gave.
 */
export async function findPage(
  context: Context,
  job: Pick<JobRecord, 'runId'>,
  { after, limit, detail }: PageWanted,
): Promise<PersonPage> {
  const full = detail === 'full';
  const length = full ? Math.min(limit, FULL_PAGE) : limit;
  const view = full ? shownView : rowView;
  const wanted = { after: after === undefined ? null : readCursor(after), limit: length + 1, view };
  const found = await Promise.all([
    findBy(context, job, 'result.score', wanted),
    findBy(context, job, 'counted.score', wanted),
  ]);
  const ranked = found.flat().sort((one, other) => comparePlaces(placeOf(one), placeOf(other)));
  const shown = ranked.slice(0, length);
  const last = shown.at(-1);
  return {
    persons: await completePersons(context, shown, view),
    next: ranked.length > length && last ? writeCursor(placeOf(last)) : null,
  };
}
