import type { JobDetail } from '@shortlist/contracts/job';
import { type Db, MongoClient } from 'mongodb';
import { expect } from 'vitest';
import type { Cluster } from '../../processes/support/cluster.js';
import { fileNamesOf } from '../../tests/support/file-names-of.js';
import { readMailbox } from '../../tests/support/mailbox.js';
import { waitFor } from '../../tests/support/wait-for.js';

interface Reservation {
  readonly id: string;
  readonly state: string;
  readonly tokens: number;
}

interface Account {
  readonly _id: string;
  readonly used: number;
  readonly reservations: readonly Reservation[];
}

/** Data in the services' databases, as opposed to the data that a person sees. */
export class Records {
  readonly #client: MongoClient;

  private constructor(client: MongoClient) {
    this.#client = client;
  }

  static async open(cluster: Cluster): Promise<Records> {
    return new Records(await MongoClient.connect(cluster.databaseUri));
  }

  /** The same over a connection that its maker closes. */
  static of(client: MongoClient): Records {
    return new Records(client);
  }

  database(name: 'resumes' | 'usage' | 'email'): Db {
    return this.#client.db(name);
  }

  close(): Promise<void> {
    return this.#client.close();
  }
}

/** Every accepted resume was scored exactly once, and nothing is left of failed attempts. */
export async function checkScores(
  records: Records,
  job: JobDetail,
  fileNames: readonly string[],
): Promise<void> {
  expect(job.unreadable).toEqual([]);
  expect(fileNamesOf(job.candidates).sort()).toEqual([...fileNames].sort());
  const stored = await records
    .database('resumes')
    .collection('candidates')
    .find({ jobId: job.jobId })
    .toArray();
  expect(stored.map(({ fileName }) => String(fileName)).sort()).toEqual([...fileNames].sort());
  expect(new Set(stored.map(({ runId }) => String(runId))).size).toBe(1);
  expect(stored.every(({ status }) => status === 'scored')).toBe(true);
  // The same text has the same score, whatever happened on the way.
  expect(new Set(job.candidates.map(({ score }) => score)).size).toBe(1);
}

/** Each screening was charged this price once, and nothing else is reserved or charged. */
export async function checkCharges(
  records: Records,
  jobIds: readonly string[],
  price: number,
): Promise<number> {
  const runIds = await records
    .database('resumes')
    .collection<{ _id: string; runId: string }>('jobs')
    .find({ _id: { $in: [...jobIds] } })
    .map(({ runId }) => runId)
    .toArray();
  const accounts = await waitFor(
    async () => {
      const all = await records.database('usage').collection<Account>('accounts').find().toArray();
      const isOpen = all.some(({ reservations }) =>
        reservations.some(({ state }) => state === 'open'),
      );
      return !isOpen && all;
    },
    { what: 'the end of every reservation', timeoutMs: 90_000 },
  );
  const charged = accounts
    .flatMap(({ reservations }) => reservations)
    .filter(({ state }) => state === 'settled');
  expect(charged.map(({ id }) => id).sort()).toEqual([...runIds].sort());
  expect([...new Set(charged.map(({ tokens }) => tokens))]).toEqual(
    jobIds.length > 0 ? [price] : [],
  );
  const used = accounts.reduce((sum, account) => sum + account.used, 0);
  expect(used).toBe(price * jobIds.length);
  return used;
}

/** Nobody got two mails, and screen, database and mailbox agree. */
export async function checkMails(
  cluster: Pick<Cluster, 'mailboxUrl'>,
  records: Records,
  job: JobDetail,
): Promise<void> {
  const mails = await readMailbox(cluster.mailboxUrl);
  const deliveries = await records
    .database('email')
    .collection('rejection_deliveries')
    .find({ jobId: job.jobId })
    .toArray();
  const stateOf = new Map(
    deliveries.map(({ candidateId, state }) => [String(candidateId), String(state)]),
  );
  const receivedBy = (address: string) => mails.filter(({ to }) => to.includes(address)).length;
  for (const { email, candidateId, status } of job.rejectionEmails) {
    const received = receivedBy(email);
    const database = stateOf.get(candidateId) ?? 'draft';
    if (notLeft.includes(database)) {
      // To the screening it is what it was before it waited: a draft, or one that failed to leave.
      expect({ email, status }).toEqual({ email, status: status === 'failed' ? status : 'draft' });
      expect({ email, received }).toEqual({ email, received: 0 });
      continue;
    }
    expect({ email, database }).toEqual({ email, database: status });
    if (status === 'sent') expect({ email, received }).toEqual({ email, received: 1 });
    else expect(received).toBeLessThanOrEqual(1);
  }
  checkWithdrawn(job, stateOf, receivedBy);
}

/** States of the outbox in which nothing has left. */
const notLeft: readonly string[] = ['queued', 'stopped'];

/** A person who is to get no rejection has none waiting or sent, or the screening says that one may have left. */
function checkWithdrawn(
  job: JobDetail,
  stateOf: ReadonlyMap<string, string>,
  receivedBy: (address: string) => number,
): void {
  const drafted = new Set(job.rejectionEmails.map(({ candidateId }) => candidateId));
  for (const { id, email, mail } of job.candidates) {
    if (drafted.has(id)) continue;
    const database = stateOf.get(id) ?? 'none';
    const received = email === '' ? 0 : receivedBy(email);
    if (mail?.status === 'sent') expect({ email, received }).toEqual({ email, received: 1 });
    else if (mail) expect(received).toBeLessThanOrEqual(1);
    else
      expect({ email, database, received }).toEqual({
        email,
        database: database === 'none' ? database : 'stopped',
        received: 0,
      });
  }
}
