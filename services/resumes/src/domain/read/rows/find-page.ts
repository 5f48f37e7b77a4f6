import type { Filter, View } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { candidateDocument, type CandidateRecord } from '../../../models/candidate.js';
import type { JobRecord } from '../../../models/job.js';
import { storedResult } from '../../../models/result.js';
import { hiddenFilter, isHiddenFrom, shownFilter } from '../blind/hidden-people.js';
import { type ShownCandidate, shownView } from '../find-job.js';
import { countedOf, type Person, personsOf } from '../persons.js';
import { comparePlaces, hiddenScore, type Place, readCursor, writeCursor } from './page-cursor.js';
import { rowView } from './row-view.js';

/** Candidates with all their evidence in one answer, at most: some 20 KB each. */
const FULL_PAGE = 200;

export interface PageWanted {
  /** `next` of the page before. */
  readonly after?: string | undefined;
  /** Persons at most. */
  readonly limit: number;
  readonly detail: 'row' | 'full';
  /** The member to whom they are shown. */
  readonly userId: string;
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
  /** Finds whom the member is to mark unaware of the score; null for nobody. */
  readonly hidden: Filter<CandidateRecord> | null;
  /** Finds the others. */
  readonly shown: Filter<CandidateRecord>;
}

/** Persons after a place, by what follows a score in the order. */
const afterPosition = ({ position, id }: Place) => [
  { position: { $gt: position } },
  { position, _id: { $gt: id } },
];

/** The first persons after a place among those who are listed by that score. */
function findBy(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  field: ScoreField,
  { after, limit, view, shown }: Wanted,
): Promise<ShownCandidate[]> {
  const beyond = after && { $or: [{ [field]: { $lt: after.score } }, ...afterPosition(after)] };
  const filter = {
    runId,
    personId: null,
    counted: field === 'counted.score' ? { $ne: null } : null,
    [field]: { $gte: 0, ...(after && { $lte: after.score }) },
    ...beyond,
    $and: [shown],
  };
  const sort = { [field]: -1, position: 1, _id: 1 } as const;
  return context.models.candidates.everywhere.findReadable(filter, view, { sort, limit });
}

/** The first hidden persons after a place: they come after all others, in the order of the upload. */
async function findHiddenOnes(
  context: Context,
  { after, limit, view, hidden }: Wanted,
): Promise<ShownCandidate[]> {
  if (!hidden) return [];
  const filter = {
    ...hidden,
    'result.score': { $gte: 0 },
    ...(after?.score === hiddenScore && { $or: afterPosition(after) }),
  };
  const sort = { position: 1, _id: 1 } as const;
  return context.models.candidates.everywhere.findReadable(filter, view, { sort, limit });
}

function placeOf(
  job: Pick<JobRecord, 'split'>,
  anchor: ShownCandidate,
  { userId }: PageWanted,
): Place {
  const isHidden = isHiddenFrom(job, anchor, userId);
  const score = isHidden ? hiddenScore : (countedOf(anchor)?.score ?? 0);
  return { score, position: anchor.position, id: anchor._id };
}

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
 * One page of a screening's scored persons, whatever the others are; last those whose score is hidden from the member. What changes its place between two pages may be
 * missed or come twice; nobody else does. Throws InvalidInput for a cursor that no page gave.
 */
export async function findPage(
  context: Context,
  job: Pick<JobRecord, 'runId' | 'split' | 'workspaceId'>,
  page: PageWanted,
): Promise<PersonPage> {
  const { after, limit, detail, userId } = page;
  const full = detail === 'full';
  const length = full ? Math.min(limit, FULL_PAGE) : limit;
  const view = full ? shownView : rowView;
  const wanted = {
    ...{ after: after === undefined ? null : readCursor(after), limit: length + 1, view },
    ...{ hidden: hiddenFilter(job, userId), shown: shownFilter(job, userId) },
  };
  const found = await Promise.all([
    findBy(context, job, 'result.score', wanted),
    findBy(context, job, 'counted.score', wanted),
  ]);
  const scored = found.flat();
  // They come last: a page that others fill needs none of them.
  const hidden = scored.length > length ? [] : await findHiddenOnes(context, wanted);
  const ranked = [...scored, ...hidden]
    .map((anchor) => ({ anchor, place: placeOf(job, anchor, page) }))
    .sort((one, other) => comparePlaces(one.place, other.place));
  const shown = ranked.slice(0, length);
  const last = shown.at(-1);
  return {
    persons: await completePersons(
      context,
      shown.map(({ anchor }) => anchor),
      view,
    ),
    next: ranked.length > length && last ? writeCursor(last.place) : null,
  };
}
