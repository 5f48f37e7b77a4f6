import * as z from 'zod/mini';
import { keepers } from '../constants.js';
import { id } from '../entities.js';
import { openEnum } from '../values/open-enum.js';
import { defineCommand, defineEvent, defineRequest } from './message.js';

/**
 * A user has deleted their account: everything that is kept about them must go, and nothing may come back. Told again
 * until each of `keepers` has confirmed it.
 */
export const userDeleted = defineEvent(
  'auth.user.deleted',
  z.object({ userId: id, at: z.iso.datetime() }),
  ['resumes.user.delete', 'usage.user.delete', 'email.user.delete'],
);

/**
 * Sessions or API tokens of a user ended, or the account was disabled. Each gateway then asks again about all that this
 * user calls with. Sent once: if it is lost, gateways ask again within 10 s anyway.
 */
export const accessEnded = defineEvent('auth.access.ended', z.object({ userId: id }));

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

/** A webhook of a user was switched off, as nothing could be delivered to it: its owner is to be told by mail. */
export const noticeWebhookDisabled = defineCommand(
  'auth.webhook-notice.owe',
  z.object({ userId: id }),
);
