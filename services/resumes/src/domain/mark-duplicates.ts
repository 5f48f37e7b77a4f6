import { findDuplicates, type DuplicateInput } from '@shortlist/screening';
import type { Context } from '../context.js';
import type { CandidateRecord } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';

/** Characters of each text that are compared; a hundred of the longest texts would not fit into memory. */
const COMPARED = 20_000;

type Compared = Pick<CandidateRecord, '_id' | 'fileName' | 'resume' | 'result'>;

function inputOf({ _id, resume, result }: Compared): DuplicateInput {
  const start = (resume?.text ?? '').slice(0, COMPARED);
  return {
    id: _id,
    name: result?.name ?? '',
    email: result?.email ?? '',
    // A copy: a slice would keep the whole text.
    text: Buffer.from(start).toString(),
  };
}

/** Records on each scored candidate of a job which files may be of the same person. Gives the same every time. */
export async function markDuplicates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<void> {
  const { candidates } = context.models;
  const inputs: DuplicateInput[] = [];
  const fileNames = new Map<string, string>();
  const cursor = candidates
    .find(
      { runId, status: 'scored' },
      { fileName: 1, 'resume.text': 1, 'result.name': 1, 'result.email': 1 },
    )
    .sort({ position: 1 })
    .lean<Compared>()
    .cursor({ batchSize: 10 });
  for await (const candidate of cursor) {
    inputs.push(inputOf(candidate));
    fileNames.set(candidate._id, candidate.fileName);
  }
  for (const [id, others] of findDuplicates(inputs)) {
    const duplicates = others.flatMap((other) => fileNames.get(other) ?? []);
    await candidates.updateOne({ _id: id }, { $set: { duplicates } });
  }
}
