import { createPrivateKey, generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import { z } from 'zod';

export interface IdentityKeys {
  /** Signs id tokens (RS256, as Google does). */
  readonly signing: JsonWebKey & { readonly kid: string };
  /** Signs the provider's cookies. */
  readonly cookies: string;
}

/** New keys, as the text that a file keeps. */
export function createIdentityKeys(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const signing = { ...jwk, alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
  return JSON.stringify({ signing, cookies: randomBytes(32).toString('base64url') });
}

const keysFile = z.object({
  signing: z.looseObject({ kid: z.string() }),
  cookies: z.string().regex(/^[\w-]{43}$/),
});

/** Reads such a text; throws when it is damaged. */
export function parseIdentityKeys(text: string): IdentityKeys {
  const keys = keysFile.parse(JSON.parse(text));
  const { asymmetricKeyType } = createPrivateKey({ key: keys.signing, format: 'jwk' });
  if (asymmetricKeyType !== 'rsa') throw new Error('It is no key for RS256.');
  return keys;
}
