import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { keepSecret } from './keep-secret.js';

/** PEM texts of the key pair that signs and checks access tokens (ES256). */
export interface SigningKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

function makePrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

function parsePrivateKey(text: string): SigningKeys {
  const key = createPrivateKey(text);
  if (key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new Error('It is no key for ES256.');
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey: text, publicKey };
}

/** The key pair kept in `folder`, created at the first start; only its owner can read the file. */
export async function loadSigningKeys(folder: string): Promise<SigningKeys> {
  return keepSecret(path.join(folder, 'jwt-private-key.pem'), {
    create: makePrivateKey,
    parse: parsePrivateKey,
    ifReplaced: 'everybody has to sign in again',
  });
}
