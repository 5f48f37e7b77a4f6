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

/** Opens what older keys sealed, too. */
export interface RotatingSealer extends Sealer {
  /** Whether there are older keys. */
  readonly isRotating: boolean;
  /** The same, sealed with the first key; null for what is so already. Throws as `open`. */
  renew(sealed: string, owner: string): string | null;
}

/**
 * A sealer that seals with the first key, and opens what any of the keys sealed. `purpose` says what is sealed: what is
 * sealed for one can't be opened for another, also where both are given the same keys.
 */
export function createSealer(keys: readonly Uint8Array[], purpose: string): RotatingSealer {
  const sealers = keys.map((key) => createKeySealer(key, purpose));
  const [current] = sealers;
  if (!current) throw new Error('A sealer needs a key.');
  const openedBy = (sealed: string, owner: string) => {
    const reasons: unknown[] = [];
    for (const sealer of sealers) {
      try {
        return { sealer, secret: sealer.open(sealed, owner) };
      } catch (error) {
        reasons.push(error);
      }
    }
    throw new AggregateError(reasons, 'None of the keys opens it.');
  };
  return {
    isRotating: sealers.length > 1,
    seal: current.seal,
    open: (sealed, owner) => openedBy(sealed, owner).secret,
    renew: (sealed, owner) => {
      const { sealer, secret } = openedBy(sealed, owner);
      return sealer === current ? null : current.seal(secret, owner);
    },
  };
}

/** A sealer with a key of its own, derived from `key` (HKDF); AES-256-GCM with a random nonce each time. */
function createKeySealer(key: Uint8Array, purpose: string): Sealer {
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
