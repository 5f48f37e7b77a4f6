import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { addressKeyOf } from '../../models/address-key.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { storedResult } from '../../models/result.js';
import { findJob, type JobOfMember, type JobOfWorkspace } from '../read/find-job.js';

/** Fields that identify a person's files. */
const keptView = candidateDocument.part(
  [
    ...([
      'jobId',
      'runId',
      'userId',
      'workspaceId',
      'personId',
      'fileName',
      'lateScoring',
    ] as const),
    ...(['addressKey', 'createdAt', 'expiresAt'] as const),
  ],
  {
    result: storedResult.pick({ name: true, email: true, score: true, status: true }).nullable(),
  },
);
export type KeptFile = Viewed<typeof keptView>;

/** A person of a screening with an address. */
export interface Kept {
  readonly job: JobRecord;
  /** The file that carries what is decided about them; its id is the person's. */
  readonly anchor: KeptFile;
  /** All of the person, with whatever address. */
  readonly files: readonly KeptFile[];
}

/** Scored files with the address, of one workspace or of all. One that a release of before 0.2 scored has no key. */
export async function findByAddress(
  { models }: Context,
  key: string,
  workspaceId?: string,
): Promise<KeptFile[]> {
  const { candidates } = models;
  const some = workspaceId === undefined ? candidates.everywhere : candidates.in(workspaceId);
  const found = await some.findReadable(
    { addressKey: { $in: [key, null] }, status: 'scored' },
    keptView,
    { sort: { createdAt: -1 } },
  );
  return found.filter(
    ({ addressKey, result }) => result && (addressKey ?? addressKeyOf(result.email)) === key,
  );
}

async function keptIn(context: Context, job: JobRecord, ids: readonly string[]): Promise<Kept[]> {
  const anchors = [...new Set(ids)];
  const found = await context.models.candidates.everywhere.findReadable(
    { runId: job.runId, $or: [{ _id: { $in: anchors } }, { personId: { $in: anchors } }] },
    keptView,
  );
  return anchors.flatMap((id) => {
    const anchor = found.find(({ _id }) => _id === id);
    const files = found.filter((file) => file._id === id || file.personId === id);
    return anchor ? [{ job, anchor, files }] : [];
  });
}

/** A member, who does not see private screenings of others, or Shortlist itself, which works on all of a workspace. */
export type Reader = Omit<JobOfMember, 'jobId'> | Omit<JobOfWorkspace, 'jobId'>;

/**
 * Everybody with the address in a workspace's screenings, newest first. Not found: resumes without that address, and
 * those that are not scored.
 */
export async function findKept(context: Context, reader: Reader, key: string): Promise<Kept[]> {
  const workspaceId = 'member' in reader ? reader.member.workspaceId : reader.workspaceId;
  const files = key === '' ? [] : await findByAddress(context, key, workspaceId);
  const kept: Kept[] = [];
  for (const jobId of new Set(files.map((file) => file.jobId))) {
    const job = await findJob(context, { jobId, ...reader });
    if (!job) continue;
    const its = files.filter(({ runId }) => runId === job.runId);
    const ids = its.map(({ _id, personId }) => personId ?? _id);
    kept.push(...(await keptIn(context, job, ids)));
  }
  return kept;
}
