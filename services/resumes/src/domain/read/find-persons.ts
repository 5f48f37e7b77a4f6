import type { Filter, Viewed } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { storedResult, storedVerdict } from '../../models/result.js';
import { type Person, personsOf } from './persons.js';

/** Files that one query names. */
const CHUNK = 500;
/** Steps from a file to its person's own file; more than one only while files are being grouped. */
const MAX_STEPS = 5;

const verdict = storedVerdict.extend({
  quote: z.null().default(null),
  place: z.null().default(null),
});

/** Fields that lists show of a file, and that a change of its person needs, with its whole verdicts. */
const wholeView = candidateDocument.part(
  [
    'jobId',
    'runId',
    'workspaceId',
    'position',
    'fileName',
    'part',
    'status',
    'documentKind',
    'duplicates',
    'personId',
    'separate',
    'said',
    'counted',
    'files',
    'sharesAddress',
    'links',
    'otherMail',
    'override',
    'draft',
    'draftKey',
    'note',
    'tags',
    'starred',
    'keptBack',
    'addressCheck',
    'opened',
    'readers',
    'untoldSince',
    'revision',
    'settingsRevision',
  ],
  {
    result: storedResult
      .omit({ languageTerms: true, otherTermsPoints: true })
      .extend({ verdicts: z.array(verdict) })
      .nullable()
      .default(null),
  },
);
const { 'result.verdicts': _whole, ...withoutVerdicts } = wholeView.projection;
/** The same without quotes and their places: they are the most of it. */
const personView: typeof wholeView = {
  ...wholeView,
  projection: {
    ...withoutVerdicts,
    'result.verdicts.criterionId': 1,
    'result.verdicts.verdict': 1,
    'result.verdicts.reason': 1,
  },
};
export type PersonRecord = Viewed<typeof personView>;

const stepView = candidateDocument.pick('personId', 'status');

type Run = Pick<JobRecord, 'runId'>;

async function findAll<Found>(
  ids: readonly string[],
  find: (filter: Filter<CandidateRecord>) => Promise<Found[]>,
): Promise<Found[]> {
  const found: Found[][] = [];
  for (let at = 0; at < ids.length; at += CHUNK) {
    found.push(await find({ _id: { $in: ids.slice(at, at + CHUNK) } }));
  }
  return found.flat();
}

/** The ids of the persons that files are of, by the ids of the files; files without a score are of nobody. */
export async function resolvePersons(
  { models }: Context,
  { runId }: Run,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const steps = new Map<string, string | null>();
  let wanted = [...new Set(fileIds)];
  for (let step = 0; step < MAX_STEPS && wanted.length > 0; step += 1) {
    const found = await findAll(wanted, (some) =>
      models.candidates.everywhere.findReadable({ ...some, runId, status: 'scored' }, stepView),
    );
    for (const { _id, personId } of found) steps.set(_id, personId);
    wanted = [...new Set(found.flatMap(({ personId }) => personId ?? []))].filter(
      (id) => !steps.has(id),
    );
  }
  const personOf = (id: string): string | undefined => {
    let at = id;
    for (let step = 0; step <= MAX_STEPS; step += 1) {
      const next = steps.get(at);
      if (next === undefined) return undefined;
      if (next === null) return at;
      at = next;
    }
    return undefined;
  };
  return new Map(
    fileIds.flatMap((id) => {
      const person = personOf(id);
      return person === undefined ? [] : [[id, person] as const];
    }),
  );
}

/** The stored files of some ids, in no order. */
export function findFiles({ models }: Context, { runId }: Run, ids: readonly string[]) {
  return findAll(ids, (some) =>
    models.candidates.everywhere.findReadable({ ...some, runId }, personView),
  );
}

/** Persons by their own files as given, with the files that count for them and with who shares their addresses. */
export async function completePersons(
  context: Context,
  run: Run,
  anchors: readonly PersonRecord[],
): Promise<Person[]> {
  const known = new Set(anchors.map(({ _id }) => _id));
  const counting = anchors.flatMap(({ counted }) => counted?.id ?? []);
  const sharing = anchors.flatMap(({ sharesAddress }) => sharesAddress);
  const missing = [...new Set([...counting, ...sharing])].filter((id) => !known.has(id));
  const others = await findFiles(context, run, missing);
  const persons = personsOf([...anchors, ...others]);
  return persons.filter(({ anchor }) => known.has(anchor._id));
}
