import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts what must be read again, so that a copy of the database alone is of no use. */
export interface Sealer {
  /** `owner` is bound to it: sealed for one, it can't be opened for another. */
  seal(secret: Uint8Array, owner: string): string;
  /** Throws when it was sealed with another key, for another owner, or was changed. */
  open(sealed: string, owner: string): Uint8Array<ArrayBuffer>;
}

/**
 * A sealer with a key of its own, derived from `key` (HKDF); AES-256-GCM with a random nonce each time. `purpose` says what
 * is sealed: what is sealed for one can't be opened for another, also where both are given the same key.
 */
export function createSealer(key: Uint8Array, purpose: string): Sealer {
  const derived = new Uint8Array(hkdfSync('sha256', key, '', purpose, 32));
  return {
    seal: (secret, owner) => {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, derived, iv);
      cipher.setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open: (sealed, owner) => {
      const bytes = Buffer.from(sealed, 'base64url');
      const iv = bytes.subarray(0, ivBytes);
      const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
      const decipher = createDecipheriv(algorithm, derived, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(owner));
      decipher.setAuthTag(tag);
      const text = bytes.subarray(ivBytes + tagBytes);
      return new Uint8Array(Buffer.concat([decipher.update(text), decipher.final()]));
    },
  };
}
