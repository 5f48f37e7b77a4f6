import { generateKeyPairSync, type JsonWebKey, randomBytes } from 'node:crypto';
import path from 'node:path';
import { keepSecret } from '../keep-secret.js';

export interface IdentityKeys {
  /** Signs id tokens (RS256, as Google does). */
  readonly signing: JsonWebKey & { readonly kid: string };
  /** Signs the provider's cookies. */
  readonly cookies: string;
}

function createKeys(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  const signing = { ...jwk, alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
  return JSON.stringify({ signing, cookies: randomBytes(32).toString('base64url') });
}

/** The keys of the sample provider kept in `folder`, created at the first start. */
export async function loadIdentityKeys(folder: string): Promise<IdentityKeys> {
  const text = await keepSecret(path.join(folder, 'sample-identity.json'), createKeys);
  return JSON.parse(text) as IdentityKeys;
}
