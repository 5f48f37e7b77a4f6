import * as z from 'zod/mini';
import { keepers } from '../constants.js';
import { id, memberRole } from '../entities.js';
import { openEnum } from '../values/open-enum.js';
import { defineCommand, defineEvent, defineRequest } from './message.js';

/**
 * A user has deleted their account: everything that is kept about them must go, and nothing may come back. Told again
 * until each of `keepers` has confirmed it.
 */
export const userDeleted = defineEvent(
  'auth.user.deleted',
  z.object({
    userId: id,
    at: z.iso.datetime(),
    /** The workspaces that go with the account, as it had no other member; an auth service of before means the one of `userId`. */
    workspaceIds: z.optional(z.array(id)),
    /**
     * Their last address, by which decisions in workspaces of others name them; never logged. Absent in messages of
     * before, and where they were a member of no other workspace.
     */
    email: z.optional(z.string()),
  }),
  ['resumes.user.delete', 'usage.user.delete', 'email.user.delete'],
);

/**
 * Sessions or API tokens of a user ended, or the account was disabled. Each gateway then asks again about all that this
 * user calls with. Sent once: if it is lost, gateways ask again within 10 s anyway.
 */
export const accessEnded = defineEvent('auth.access.ended', z.object({ userId: id }));

/**
 * A member has left a workspace or was removed: their screenings go to the heirs, and what they confirmed and has not
 * left yet waits for the heir. Published until both services have confirmed it with `confirmHandOver`.
 */
export const memberLeft = defineEvent(
  'auth.member.left',
  z.object({
    handOverId: id,
    workspaceId: id,
    userId: id,
    /** Takes every screening that `each` does not name; null: nobody leads one. */
    to: z.nullable(id),
    each: z.array(z.object({ jobId: id, to: id })),
    at: z.iso.datetime(),
  }),
  ['resumes.member.left', 'email.member.left'],
);

/** A service has handed over everything of a member who left. */
export const confirmHandOver = defineCommand(
  'auth.hand-over.confirm',
  z.object({ handOverId: id, by: openEnum(['resumes', 'email'], 'other') }),
);

/** A service keeps nothing of a deleted user any more. */
export const confirmDeletion = defineCommand(
  'auth.deletion.confirm',
  z.object({ userId: id, by: openEnum(keepers, 'other') }),
);

/** Where a user reads mail; null when there is no such user any more. Never logged. */
export const findUserAddress = defineRequest(
  'auth.user-address.find',
  z.object({ userId: id }),
  z.object({ email: z.nullable(z.string()), firstName: z.string() }),
);

/** The members of a workspace; none when it is gone. Names and addresses are never logged. */
export const findMembers = defineRequest(
  'auth.members.find',
  z.object({ workspaceId: id }),
  z.object({
    members: z.array(
      z.object({ userId: id, role: memberRole, name: z.string(), email: z.string() }),
    ),
  }),
);

/** A webhook of a user was switched off, as nothing could be delivered to it: its owner is to be told by mail. */
export const noticeWebhookDisabled = defineCommand(
  'auth.webhook-notice.owe',
  z.object({ userId: id }),
);
