import * as z from 'zod/mini';
import { emailAddress, id, isoDate } from '../../../entities.js';
import { openEnum } from '../../../values/open-enum.js';

/** A request to join, as owners and admins see it. A person has one at a time in a workspace. */
const joinRequest = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: emailAddress,
  askedAt: isoDate,
  /** When it ends by itself. */
  expiresAt: isoDate,
});

/** The requests of a workspace, and whether people may ask. */
export const joinRequests = z.object({
  /** The one that waits longest first. */
  requests: z.array(joinRequest),
  /** Verified domains, whose addresses may ask. */
  domains: z.array(z.string()),
  /** The choice of the owners and admins. */
  open: z.boolean(),
  /** Members sign in by the provider alone, which lets people join by itself: nobody is offered to ask. */
  isOnlyBySignOn: z.boolean(),
});

/** A workspace that has verified the domain of the reader's address, and that they are not a member of. */
export const joinableWorkspace = z.object({
  id,
  name: z.string(),
  state: openEnum(['offered', 'asked', 'declined'], 'asked'),
  askedAt: z.nullable(isoDate),
  /** Asked: when the request ends by itself. Declined: when they may ask again. */
  until: z.nullable(isoDate),
});

export const joinRequestErrors = {
  JoinRequestOver: {
    status: 404,
    message: 'This request is over: it was withdrawn or answered, or its time has passed.',
  },
} as const;
