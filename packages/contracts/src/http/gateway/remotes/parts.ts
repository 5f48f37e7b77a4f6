import * as z from 'zod/mini';

export const remoteParams = z.object({
  /** Name of the remote, such as `billing`. */
  remote: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
});

/** Name of a build, as its manifest says it. */
export const versionName = z.string().check(z.minLength(1), z.maxLength(100));

/** Named errors of every operation on a remote. The sentence that is answered says more. */
export const remoteErrors = {
  OtherRemote: {
    status: 403,
    message: 'This token is for another remote. Please use the token of this one.',
  },
  RemoteUnknown: { status: 404, message: 'No remote can have this name.' },
} as const;

/** For what gives a version to somebody: an address leads to one remote. */
export const pageTaken = {
  PageTaken: { status: 409, message: 'Another remote has one of its pages.' },
} as const;

export const unknownVersion = {
  UnknownVersion: { status: 404, message: 'The remote has no such version. Please publish it.' },
} as const;
