import * as z from 'zod/mini';
import { id, isoDate } from '../entities.js';
import { openEnum } from '../values/open-enum.js';

/** Acts of members that the activity of a workspace keeps. Never words of a resume or a mail. */
export const activityKinds = [
  'workspace-renamed',
  'member-invited',
  'invitation-withdrawn',
  'member-joined',
  'join-asked',
  'join-accepted',
  'join-declined',
  'join-requests-changed',
  'role-changed',
  'member-removed',
  'member-left',
  'signed-in',
  'screening-started',
  'resumes-added',
  'screening-closed',
  'screening-reopened',
  'screening-deleted',
  'screening-shared',
  'share-revoked',
  'people-changed',
  'screening-taken-over',
  'screening-split',
  'criteria-changed',
  'decided',
  'rejections-confirmed',
  'rejections-stopped',
  'shortlist-exported',
  'data-exported',
  'mail-settings-changed',
  'retention-changed',
  'webhook-made',
  'webhook-removed',
  'token-made',
  'sign-on-changed',
  'sign-on-tested',
  'signed-in-beside',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** An act, without time and workspace. */
export const activityFacts = z.object({
  kind: openEnum(activityKinds, 'other'),
  /** The screening that it is about, and its title then; absent for the workspace itself. */
  jobId: z.optional(z.nullable(id)),
  title: z.optional(z.nullable(z.string())),
  /** The member that it was done to. */
  aboutId: z.optional(z.nullable(id)),
  /** How many: candidates, files, emails. */
  count: z.optional(z.nullable(z.int())),
  /** A name, a role, the address of a colleague, a choice, the host of a webhook, or the kind of a file. */
  detail: z.optional(z.nullable(z.string())),
});
export type ActivityFacts = z.infer<typeof activityFacts>;

/** One line of the activity of a workspace. */
export const activity = z.extend(activityFacts, {
  id,
  at: isoDate,
  /** Null: Shortlist itself. */
  userId: z.nullable(id),
});
export type Activity = z.infer<typeof activity>;
