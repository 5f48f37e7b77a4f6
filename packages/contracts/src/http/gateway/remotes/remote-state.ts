import * as z from 'zod/mini';
import { isoDate } from '../../../entities.js';
import { remotePage } from '../../../front-ends/remote-pages.js';

/** State of one remote in the registry. */
export const remoteState = z.object({
  /** Its team, and the team's mail address. */
  owner: z.nullable(z.object({ team: z.string(), contact: z.string() })),
  /** Where its builds may lie; anywhere while none is named. */
  origins: z.array(z.string()),
  /** Version for everybody; null: the deployment's configuration. */
  live: z.nullable(z.string()),
  /** Version that a share of the signed-in users gets instead. */
  canary: z.nullable(z.object({ version: z.string(), percent: z.number() })),
  /** Versions that the members of groups get instead of both. */
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
  /** Actions and their authors, the newest last. */
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
