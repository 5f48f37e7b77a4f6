import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Db, MongoClient } from 'mongodb';

/** The services' databases of an embedded product that runs on the folder. Close the client before the product ends. */
export async function connectTo(dataDir: string): Promise<MongoClient> {
  const text = await readFile(path.join(dataDir, 'database.json'), 'utf8');
  return MongoClient.connect((JSON.parse(text) as { uri: string }).uri);
}

interface StoredCandidate {
  readonly _id: string;
  readonly runId: string;
  readonly result: object;
}

/** Makes the one rejected person of a screening into so many, each with an address and a draft of their own. */
export async function multiplyRejected(resumes: Db, jobId: string, count: number): Promise<void> {
  const candidates = resumes.collection<StoredCandidate>('candidates');
  const [one] = await candidates.find({ jobId } as object).toArray();
  if (!one) throw new Error('The screening has no candidate.');
  const others = Array.from({ length: count - 1 }, (_, index) => {
    const position = index + 1;
    const email = `person.${position}@example.com`;
    const result = { ...one.result, name: `Ada Lindqvist ${position}`, email };
    return {
      ...one,
      _id: `${one.runId}_${position}`,
      position,
      fileName: `${position}.doc`,
      draftKey: email,
      result,
    };
  });
  await candidates.insertMany(others);
  const jobs = resumes.collection<{ _id: string }>('jobs');
  await jobs.updateOne({ _id: jobId }, { $set: { total: count, counts: null } });
}
