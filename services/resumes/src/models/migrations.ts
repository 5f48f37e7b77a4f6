import { migrateToWorkspaces, type Migration, type Sealer } from '@shortlist/service-kit';
import type { Db } from 'mongodb';
import { addressKeyOf } from './address-key.js';
import { isReadable, sealSecret } from './webhook-secret.js';

/** Documents that one update changes: few enough that others hardly wait for it. */
const BATCH = 1000;

/**
 * Gives a field its value in every document that has none. A default covers reading, but queries compare what is
 * stored.
 */
async function fillIn(
  database: Db,
  signal: AbortSignal,
  { collection, field, value }: { collection: string; field: string; value: number },
): Promise<void> {
  const documents = database.collection<{ _id: string; [field: string]: unknown }>(collection);
  const missing = { [field]: { $exists: false } };
  for (;;) {
    signal.throwIfAborted();
    const batch = await documents
      .find(missing, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    const ids = batch.map(({ _id }) => _id);
    await documents.updateMany({ _id: { $in: ids }, ...missing }, { $set: { [field]: value } });
  }
}

/** Does nothing when there is no such index or collection. */
async function dropIndex(database: Db, collection: string, name: string): Promise<void> {
  const found = await database.listCollections({ name: collection }).toArray();
  if (found.length === 0) return;
  const documents = database.collection(collection);
  const indexes = await documents.listIndexes().toArray();
  if (indexes.some((index) => index['name'] === name)) await documents.dropIndex(name);
}

/** Gives every scored file the form of its address by which all that is kept of a person is found. */
async function fillInAddresses(database: Db, signal: AbortSignal): Promise<void> {
  const candidates = database.collection<{ _id: string; result?: { email?: string } }>(
    'candidates',
  );
  const missing = { status: 'scored', addressKey: { $exists: false } };
  for (;;) {
    signal.throwIfAborted();
    const batch = await candidates
      .find(missing, { projection: { 'result.email': 1 } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    await candidates.bulkWrite(
      batch.map(({ _id, result }) => ({
        updateOne: {
          filter: { _id, addressKey: { $exists: false } },
          update: { $set: { addressKey: addressKeyOf(result?.email ?? '') } },
        },
      })),
    );
  }
}

/** Marks every candidate with decisions, so that the sweep takes them into the sealed record. */
async function markUnsealed(database: Db, signal: AbortSignal): Promise<void> {
  const candidates = database.collection<{ _id: string }>('candidates');
  const missing = { 'decisions.0': { $exists: true }, unsealedSince: { $exists: false } };
  for (;;) {
    signal.throwIfAborted();
    const batch = await candidates
      .find(missing, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray();
    if (batch.length === 0) return;
    const ids = batch.map(({ _id }) => _id);
    await candidates.updateMany(
      { _id: { $in: ids }, unsealedSince: { $exists: false } },
      { $set: { unsealedSince: new Date() } },
    );
  }
}

/** Seals the secrets of webhooks that are readable. */
async function sealWebhookSecrets(
  database: Db,
  signal: AbortSignal,
  sealer: Sealer,
): Promise<void> {
  const webhooks = database.collection<{
    _id: string;
    secret: string;
    formerSecret?: string | null;
  }>('webhooks');
  const fields = ['secret', 'formerSecret'] as const;
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  for await (const webhook of webhooks.find({}, { projection })) {
    signal.throwIfAborted();
    for (const field of fields) {
      const { _id, [field]: readable } = webhook;
      if (!readable || !isReadable(readable)) continue;
      const sealed = sealSecret(sealer, readable, _id);
      // Not over a new secret that was stored meanwhile.
      await webhooks.updateOne({ _id, [field]: readable }, { $set: { [field]: sealed } });
    }
  }
}

/** Collections in addition to `jobs` whose documents name a user, but no workspace before release 0.2. */
const ownedCollections = [
  'candidates',
  'shares',
  'decision_records',
  'decision_record_lines',
  'privacy_cases',
  'webhooks',
  'webhook_deliveries',
] as const;

/** Comments name a screening only. */
async function placeComments(database: Db, signal: AbortSignal): Promise<void> {
  const comments = database.collection<{ _id: string; jobId: string }>('comments');
  const jobs = database.collection<{ _id: string; workspaceId?: string }>('jobs');
  const jobIds = new Set<string>();
  const unplaced = { workspaceId: { $exists: false } };
  for await (const { jobId } of comments.find(unplaced, { projection: { jobId: 1 } })) {
    jobIds.add(jobId);
  }
  for (const _id of jobIds) {
    signal.throwIfAborted();
    const job = await jobs.findOne({ _id }, { projection: { workspaceId: 1 } });
    if (!job?.workspaceId) continue;
    const { workspaceId } = job;
    await comments.updateMany({ jobId: _id, ...unplaced }, { $set: { workspaceId } });
  }
}

/** The workspace of all that a user stored is the one made with their account, and they lead their screenings. */
async function placeEverything(database: Db, signal: AbortSignal): Promise<void> {
  await migrateToWorkspaces(database, 'jobs', signal, (leadId) => ({ leadId }));
  for (const name of ownedCollections) await migrateToWorkspaces(database, name, signal);
  await placeComments(database, signal);
}

const always: readonly Migration[] = [
  {
    id: 1,
    name: 'counters that queries compare stand in every document',
    async up(database, signal) {
      for (const field of ['engineRun', 'settingsRevision', 'changes']) {
        await fillIn(database, signal, { collection: 'jobs', field, value: 0 });
      }
      for (const field of ['engineRun', 'settingsRevision', 'revision']) {
        await fillIn(database, signal, { collection: 'candidates', field, value: 0 });
      }
    },
  },
  {
    id: 2,
    name: 'jobs are found by status and settledAt, no more by status alone',
    up: (database) => dropIndex(database, 'jobs', 'status_1'),
  },
  {
    id: 3,
    name: 'scored files are found by address',
    up: fillInAddresses,
  },
  {
    id: 5,
    name: 'drafts that are not sent yet follow the present standard text',
    // The sweeper drafts them again as after a change of these settings.
    async up(database) {
      await database
        .collection('mail_settings')
        .updateMany({}, { $inc: { revision: 1 }, $set: { pendingSince: new Date() } });
    },
  },
  {
    id: 6,
    name: 'earlier decisions are taken into the sealed record',
    up: markUnsealed,
  },
  {
    id: 7,
    name: 'what a user stored belongs to the workspace made with the account',
    up: placeEverything,
  },
];

/** Changes to stored data that a default can't make. A new one gets the next id. What needs a key waits until there is one. */
export function listMigrations(webhookSealer?: Sealer): readonly Migration[] {
  if (!webhookSealer) return always;
  const sealing: Migration = {
    id: 4,
    name: 'secrets of webhooks are sealed',
    up: (database, signal) => sealWebhookSecrets(database, signal, webhookSealer),
  };
  return [...always, sealing];
}
