import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import path from 'node:path';
import { keepSecret } from './keep-secret.js';

/** PEM texts of the key pair that signs and checks access tokens (ES256). */
export interface SigningKeys {
  readonly privateKey: string;
  readonly publicKey: string;
}

function createPrivateKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

/** The key pair kept in `folder`, created at the first start; only its owner can read the file. */
export async function loadSigningKeys(folder: string): Promise<SigningKeys> {
  const privateKey = await keepSecret(path.join(folder, 'jwt-private-key.pem'), createPrivateKey);
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, publicKey };
}
