import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isDuplicateKey } from '../database/is-duplicate-key.js';
import type { Collection } from './collection.js';
import { defineDocument, type NewDocument, type Viewed } from './define-document.js';

/** Longer than any message or request of the workspace may still be on its way. */
const rememberMs = 30 * 24 * 60 * 60 * 1000;

/** Remembers that a workspace was deleted, so that late writes bring nothing back. Named after users, as before 0.2. */
export const deletedWorkspace = defineDocument({
  collection: 'deleted_users',
  fields: {
    /** `hashDeleted` of the workspace's id: the id itself is to be gone. */
    _id: z.string(),
    at: z.date(),
    expiresAt: z.date(),
  },
  indexes: [{ fields: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});

interface Kept {
  readonly models: {
    readonly deletedWorkspaces: Collection<
      Viewed<typeof deletedWorkspace>,
      NewDocument<typeof deletedWorkspace>
    >;
  };
}

/** Stands for the id of something that was deleted: SHA-256, hex. */
export function hashDeleted(id: string): string {
  return createHash('sha256').update(id).digest('hex');
}

/** To be called before anything of the workspace is removed. Safe to repeat. */
export async function rememberDeletedWorkspace(
  { models, clock }: Kept & { readonly clock: () => Date },
  workspaceId: string,
): Promise<void> {
  const at = clock();
  const expiresAt = new Date(at.getTime() + rememberMs);
  await models.deletedWorkspaces
    .create({ _id: hashDeleted(workspaceId), at, expiresAt })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
}

/**
 * Tells whether the workspace was deleted. A function that stores something new of a workspace asks after the write, and
 * takes it back: it may have come after everything else was removed.
 */
export function isDeletedWorkspace({ models }: Kept, workspaceId: string): Promise<boolean> {
  return models.deletedWorkspaces.exists({ _id: hashDeleted(workspaceId) });
}
