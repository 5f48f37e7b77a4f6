import type { Db } from 'mongodb';
import { z } from 'zod';
import type { Collection } from './collection.js';
import type { View } from './define-document.js';

/** Documents that one update changes: few enough that others hardly wait for it. */
const BATCH = 1000;

/** Fields that a document gets with its workspace. */
export type PlacedFields = (userId: string) => object;

const placeOnly: PlacedFields = () => ({});

/**
 * For a migration: gives every document of releases before 0.2 its workspace, the one made with the account of
 * `userId`, which has the same id. Can be cut off and repeated.
 */
export async function migrateToWorkspaces(
  database: Db,
  collection: string,
  signal: AbortSignal,
  fields: PlacedFields = placeOnly,
): Promise<void> {
  const documents = database.collection<{ _id: string; userId: string; workspaceId?: string }>(
    collection,
  );
  let after = '';
  for (;;) {
    signal.throwIfAborted();
    // By id: there is no index of the field yet.
    const found = await documents
      .find({ _id: { $gt: after }, workspaceId: { $exists: false } }, { projection: { userId: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const last = found.at(-1);
    if (!last) return;
    after = last._id;
    await documents.bulkWrite(
      found.map(({ _id, userId }) => ({
        updateOne: {
          filter: { _id, workspaceId: { $exists: false } },
          update: { $set: { ...fields(userId), workspaceId: userId } },
        },
      })),
    );
  }
}

const ownerView: View<{ readonly _id: string; readonly userId: string }> = {
  projection: { userId: 1 },
  schema: z.object({ _id: z.string(), userId: z.string() }),
};

/** A collection of documents with `userId` and `workspaceId`. */
type Owned = Pick<Collection<{ readonly _id: string }, never>, 'findReadable' | 'updateEach'>;

/**
 * The same for a sweep, at most a batch at a time: a replica of release 0.1 may still write such documents while it is
 * being replaced. Needs an index that begins with `workspaceId`. Returns how many there were. Goes with release 0.3.
 */
export async function placeInWorkspaces(
  everywhere: unknown,
  fields: PlacedFields = placeOnly,
): Promise<number> {
  const documents = everywhere as Owned;
  // The index finds documents that lack the field by null.
  const found = await documents.findReadable({ workspaceId: null } as never, ownerView, {
    limit: BATCH,
  });
  await documents.updateEach(
    found.map(({ _id, userId }) => ({
      filter: { _id, workspaceId: null } as never,
      update: { $set: { ...fields(userId), workspaceId: userId } },
    })),
  );
  return found.length;
}
