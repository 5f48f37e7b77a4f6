import { createHash, randomBytes } from 'node:crypto';

/** A secret that can't be guessed: 256 random bits. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token. A fast hash is enough: there are too many secrets to try. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
