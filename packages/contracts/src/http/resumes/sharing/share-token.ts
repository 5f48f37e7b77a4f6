import * as z from 'zod/mini';

/**
 * The secret of a link. It stands in the fragment of the link's address and in bodies, never in a path: no server's log can
 * hold it. Any text: a malformed one is answered like one that does not exist.
 */
export const shareToken = z.string().check(z.minLength(1), z.maxLength(200));

export const shareErrors = {
  /** Unknown, expired and revoked read alike. */
  ShareNotFound: {
    status: 404,
    message:
      'This link does not work, or no longer. Please ask the person who sent it for a new one.',
  },
} as const;
