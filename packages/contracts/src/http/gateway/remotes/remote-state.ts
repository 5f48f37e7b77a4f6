import * as z from 'zod/mini';
import { isoDate } from '../../../entities.js';
import { remotePage } from '../../../front-ends/remote-pages.js';

/** What the registry says of one remote. */
export const remoteState = z.object({
  /** Whose it is, and where they read mail. */
  owner: z.nullable(z.object({ team: z.string(), contact: z.string() })),
  /** Where its builds may lie; anywhere while none is named. */
  origins: z.array(z.string()),
  /** What everybody gets; null: what the deployment is configured with. */
  live: z.nullable(z.string()),
  /** What a share of the signed-in users gets instead. */
  canary: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  /** What the members of groups get instead of both. */
  groups: z.array(z.object({ group: z.string(), version: z.string() })),
  /** The newest last. */
  versions: z.array(
    z.object({
      version: z.string(),
      manifest: z.string(),
      integrity: z.string(),
      publishedAt: isoDate,
      /** Its pages, and what it was built for; absent of one that was published before this was kept. */
      facts: z.optional(
        z.object({ pages: z.array(remotePage), requires: z.record(z.string(), z.string()) }),
      ),
    }),
  ),
  /** Versions that can't be had, and what is given in their place; null: what the deployment is configured with. */
  outages: z.array(
    z.object({ version: z.string(), since: isoDate, standIn: z.nullable(z.string()) }),
  ),
  /** Tokens of its team, without their secrets. */
  tokens: z.array(
    z.object({
      name: z.string(),
      /** The last characters of the secret. */
      ending: z.string(),
      createdAt: isoDate,
      createdBy: z.string(),
      /** Null: it ends when it is revoked. */
      expiresAt: z.nullable(isoDate),
      revokedAt: z.nullable(isoDate),
    }),
  ),
  /** Who did what, the newest last. */
  history: z.array(
    z.object({
      at: isoDate,
      by: z.string(),
      /** Such as `publish` or `live`. */
      did: z.string(),
      /** Null: what the deployment is configured with, or none. */
      version: z.nullable(z.string()),
      percent: z.nullable(z.number()),
      detail: z.nullable(z.string()),
    }),
  ),
});
export type RemoteState = z.infer<typeof remoteState>;
