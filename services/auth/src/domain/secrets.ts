import { createHash, randomBytes } from 'node:crypto';

/** A secret of 32 random bytes, safe in a URL. */
export function createSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The form in which a secret is stored. It needs no salt: 32 random bytes can't be guessed. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
