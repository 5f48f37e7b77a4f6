import * as z from 'zod/mini';

/** Bytes as WebAuthn's JSON has them. */
const bytes = (longest: number) => z.string().check(z.maxLength(longest), z.regex(/^[\w-]*$/));

const credential = {
  id: bytes(1400).check(z.minLength(1)),
  rawId: bytes(1400).check(z.minLength(1)),
  type: z.literal('public-key'),
};

/** A browser's answer to `navigator.credentials.create` (RegistrationResponseJSON of WebAuthn level 3). */
export const createdCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    attestationObject: bytes(65_536),
    transports: z.optional(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(10))),
  }),
});

/** A browser's answer to `navigator.credentials.get` (AuthenticationResponseJSON of WebAuthn level 3). */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(8192),
    authenticatorData: bytes(8192),
    signature: bytes(8192),
    userHandle: z.nullish(bytes(256)),
  }),
});

/** Options for the browser, of WebAuthn level 3 as JSON, which only it reads. */
export const credentialOptions = z.record(z.string(), z.unknown());

export const passkeyName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Please give the passkey a name.'), z.maxLength(60));

export const passkeyErrors = {
  PasskeysNotOffered: {
    status: 501,
    message: 'Passkeys are not set up at this Shortlist. Please sign in another way.',
  },
  PasskeyRefused: {
    status: 400,
    message: 'This passkey could not be used here. Please try again, or sign in another way.',
  },
} as const;

export const ownPasskeyErrors = {
  PasskeyNotFound: { status: 404, message: 'This passkey is gone. Please reload the page.' },
} as const;
