import { type DuplicateInput, findDuplicates } from '@shortlist/screening';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument, storedText } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { storedResult } from '../../models/result.js';

/** Characters of each text that are compared; a hundred of the longest texts would not fit into memory. */
const COMPARED = 20_000;

const comparedView = candidateDocument.part(['fileName'], {
  resume: storedText.pick({ text: true }).nullable().default(null),
  result: storedResult.pick({ name: true, email: true }).nullable().default(null),
});
type Compared = Viewed<typeof comparedView>;

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

/** Records on each scored candidate of a job which files may be of the same person. Safe to repeat. */
export async function markDuplicates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<void> {
  const { candidates } = context.models;
  const inputs: DuplicateInput[] = [];
  const fileNames = new Map<string, string>();
  await candidates.eachReadable(
    { runId, status: 'scored' },
    comparedView,
    { sort: { position: 1 }, batchSize: 10 },
    (candidate) => {
      inputs.push(inputOf(candidate));
      fileNames.set(candidate._id, candidate.fileName);
    },
  );
  for (const [id, others] of findDuplicates(inputs)) {
    const duplicates = others.flatMap((other) => fileNames.get(other) ?? []);
    await candidates.updateOne({ _id: id }, { $set: { duplicates } });
  }
}
