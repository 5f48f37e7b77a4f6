import { remotePage } from '@shortlist/contracts/front-ends/remote-pages';
import { storedObject } from '@shortlist/service-kit';
import { z } from 'zod';
import { teamFields } from './teams/team.js';

/** Facts that the manifest of a build states besides its files. */
export const remoteFacts = storedObject({
  pages: z.array(storedObject(remotePage.shape)),
  /** Requirements of the build; empty for a build from before they were stated. */
  requires: z.record(z.string(), z.string()).default({}),
});
export type RemoteFacts = z.infer<typeof remoteFacts>;

const remoteVersion = storedObject({
  /** Name of the build, as its manifest says it. */
  version: z.string().min(1),
  /** Address of its manifest. */
  manifest: z.url({ protocol: /^https?$/ }),
  /** Hash of the manifest, which holds those of all scripts. */
  integrity: z.string().startsWith('sha384-'),
  publishedAt: z.iso.datetime(),
  /** Absent of versions that were published before it was kept. */
  facts: remoteFacts.optional(),
});
export type RemoteVersion = z.infer<typeof remoteVersion>;

const historyEntry = storedObject({
  at: z.iso.datetime(),
  by: z.string(),
  /** One of `Did`, or what a later release wrote. */
  did: z.string(),
  /** Null: what the deployment is configured with, or no canary. */
  version: z.string().nullable(),
  percent: z.number().nullable().default(null),
  /** Further detail, such as the name of a token. */
  detail: z.string().nullable().default(null),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/** A mail still owed to the team of a remote. */
const owedNotice = storedObject({
  id: z.string(),
  /** `away` or `back`, or what a later release writes. */
  about: z.string(),
  version: z.string(),
  standIn: z.string().nullable(),
  at: z.iso.datetime(),
});
export type OwedNotice = z.infer<typeof owedNotice>;

const remoteRecord = storedObject({
  ...teamFields,
  versions: z.array(remoteVersion).default([]),
  /** Version for everybody; null: the deployment's configuration. */
  live: z.string().nullable().default(null),
  /** Version that a share of the signed-in users gets instead. */
  canary: z
    .object({ version: z.string(), percent: z.number().min(0).max(100) })
    .nullable()
    .default(null),
  /** Versions that the members of groups get instead of both. */
  groups: z.array(storedObject({ group: z.string(), version: z.string() })).default([]),
  /** Versions that can't be had, and what is given in their place; null: what the deployment is configured with. */
  outages: z
    .array(
      storedObject({
        version: z.string(),
        since: z.iso.datetime(),
        standIn: z.string().nullable(),
      }),
    )
    .default([]),
  /** The oldest first. */
  owedNotices: z.array(owedNotice).default([]),
  /** The newest last. */
  history: z.array(historyEntry).default([]),
});
export type RemoteRecord = z.infer<typeof remoteRecord>;

const groupChange = storedObject({
  at: z.iso.datetime(),
  by: z.string(),
  group: z.string(),
  /** How many came and went: who is in a group stands nowhere. */
  added: z.number().int(),
  removed: z.number().int(),
});

/** All builds of the remotes and their distribution; `revision` grows with each change. */
export const registry = storedObject({
  revision: z.number().int().min(0),
  remotes: z.record(z.string(), remoteRecord),
  /** Members of each group of users, as hashes of their ids or addresses. */
  groups: z.record(z.string(), z.array(z.string())).default({}),
  /** Changes of the members of groups, the newest last. */
  groupHistory: z.array(groupChange).default([]),
  /** Last facts about the configured builds, by remote: used while the builds can't be asked. */
  configured: z.record(z.string(), remoteFacts).default({}),
});
export type Registry = z.infer<typeof registry>;

export const emptyRegistry: Registry = registry.parse({ revision: 0, remotes: {} });
export const emptyRecord: RemoteRecord = remoteRecord.parse({});
