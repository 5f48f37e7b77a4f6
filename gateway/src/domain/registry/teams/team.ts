import { emailAddress } from '@shortlist/contracts/entities';
import { storedObject } from '@shortlist/service-kit';
import { z } from 'zod';

/** Owner of a remote: named to people when it fails, and mailed when its live version is unavailable. */
export const remoteOwner = storedObject({
  team: z.string().trim().min(1).max(80),
  contact: emailAddress,
});
export type RemoteOwner = z.infer<typeof remoteOwner>;

/** A token with which a team publishes its own remote. Only its hash is stored. */
export const teamToken = storedObject({
  /** Names it to people; no two of a remote that can be used have the same. */
  name: z.string().min(1).max(60),
  /** SHA-256 of the secret, hex. */
  hash: z.string().length(64),
  /** The last characters of the secret. */
  ending: z.string(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
  /** Null: it ends when it is revoked. */
  expiresAt: z.iso.datetime().nullable().default(null),
  revokedAt: z.iso.datetime().nullable().default(null),
});
export type TeamToken = z.infer<typeof teamToken>;

/** Fields about the team in the record of a remote. */
export const teamFields = {
  owner: remoteOwner.nullable().default(null),
  /** Where its builds may lie, such as `https://cdn.example`; anywhere while none is named. */
  origins: z.array(z.string()).default([]),
  /** The newest last; those that have ended are listed for a while. */
  tokens: z.array(teamToken).default([]),
};
