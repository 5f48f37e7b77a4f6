import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

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
  const file = path.join(folder, 'jwt-private-key.pem');
  let privateKey: string;
  try {
    privateKey = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    privateKey = createPrivateKey();
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.part`, privateKey, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
  }
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();
  return { privateKey, publicKey };
}
