import * as z from 'zod/mini';
import { oneLine } from '../../../constants.js';
import { emailAddress, id, isoDate, memberRole } from '../../../entities.js';

const maxNameCharacters = 60;

/** The name of a workspace, as a person gives it. */
export const workspaceName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please give the workspace a name.'),
    z.maxLength(maxNameCharacters, `Please keep the name under ${maxNameCharacters} characters.`),
    z.regex(oneLine, 'The name must be one line of text.'),
  );

/** A workspace, as one of its members sees it in the user menu. */
export const workspace = z.object({
  id,
  name: z.string(),
  /** The caller's own role in it. */
  role: memberRole,
  members: z.int(),
  /** The one that was made with the caller's account. */
  isOwn: z.boolean(),
});

/** A member of a workspace, as the others see them. */
export const member = z.object({
  userId: id,
  firstName: z.string(),
  lastName: z.string(),
  email: emailAddress,
  role: memberRole,
  joinedAt: isoDate,
  /** The last sign of life in any workspace, to a quarter of an hour; null: none is on record. */
  lastSeenAt: z.nullable(isoDate),
});

/** An invitation that nobody has accepted. */
export const invitation = z.object({
  id,
  email: emailAddress,
  role: memberRole,
  /** Full name of the member who sent it; null when they are a member no longer. */
  invitedBy: z.nullable(z.string()),
  sentAt: isoDate,
  expiresAt: isoDate,
  hasExpired: z.boolean(),
});

/** The secret of an invitation, from its mail. */
export const invitationToken = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * Screenings that a leaving member leads, and the member who leads each from then on. Pages ask `listLeads` first and
 * offer null only to a member who leads none: otherwise a screening keeps its former member until somebody takes it over.
 */
export const handOver = z.object({
  /** Takes every screening that `each` does not name. Null: nobody. */
  to: z.nullable(id),
  each: z.optional(
    z
      .array(z.object({ jobId: id, to: id }))
      .check(z.maxLength(500, 'Please name one member for all.')),
  ),
});

export const memberErrors = {
  MemberNotFound: {
    status: 404,
    message: 'This person is not a member of the workspace any more.',
  },
  LastOwner: {
    status: 409,
    message: 'A workspace needs an owner. Make another member an owner first.',
  },
  HeirNotAllowed: {
    status: 409,
    message:
      'Only another recruiter, admin or owner can take over screenings. Please choose one of them.',
  },
  NotYourRole: {
    status: 403,
    message: 'Only an owner can do this for an owner.',
  },
} as const;
