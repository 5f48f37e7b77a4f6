import { remotePage } from '@shortlist/contracts/remote-pages';
import { z } from 'zod';

/** What the manifest of a build says of it, beside its files. */
export const remoteFacts = z.object({
  pages: z.array(remotePage),
  /** What the build was made for; nothing of one from before this was said. */
  requires: z.record(z.string(), z.string()).default({}),
});
export type RemoteFacts = z.infer<typeof remoteFacts>;

const remoteVersion = z.object({
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

const historyEntry = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  did: z.enum(['publish', 'live', 'canary', 'rollback']),
  /** Null: what the deployment is configured with, or no canary. */
  version: z.string().nullable(),
  percent: z.number().nullable().default(null),
});

const remoteRecord = z.object({
  versions: z.array(remoteVersion).default([]),
  /** What everybody gets; null: what the deployment is configured with. */
  live: z.string().nullable().default(null),
  /** What a share of the signed-in users gets instead. */
  canary: z
    .object({ version: z.string(), percent: z.number().min(0).max(100) })
    .nullable()
    .default(null),
  /** The newest last. */
  history: z.array(historyEntry).default([]),
});
export type RemoteRecord = z.infer<typeof remoteRecord>;

/** Which builds of which remotes there are and who gets which; `revision` grows with each change. */
export const registry = z.object({
  revision: z.number().int().min(0),
  remotes: z.record(z.string(), remoteRecord),
  /** What the builds that the deployment is configured with said last, by remote: while they can't be asked, it counts. */
  configured: z.record(z.string(), remoteFacts).default({}),
});
export type Registry = z.infer<typeof registry>;

export const emptyRegistry: Registry = { revision: 0, remotes: {}, configured: {} };
export const emptyRecord: RemoteRecord = remoteRecord.parse({});
