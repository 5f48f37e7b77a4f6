import { Secret, TOTP } from 'otpauth';

/** Seconds for which a code is shown, and steps before and after the current one that are taken, as clocks differ. */
const period = 30;
const window = 1;

/** 20 bytes, as long as the hash (RFC 4226, section 4). */
export function createAppSecret(): Uint8Array<ArrayBuffer> {
  return new Secret({ size: 20 }).bytes.slice();
}

/** Codes as every authenticator app makes them: SHA-1, six digits, 30 s (RFC 6238). */
function describe(secret: Uint8Array<ArrayBuffer>, label = ''): TOTP {
  const buffer = secret.buffer;
  return new TOTP({ issuer: 'Shortlist', label, secret: new Secret({ buffer }), period });
}

/** The secret for people to type, and as an address for a QR code; `label` is shown in the app. */
export function presentAppSecret(secret: Uint8Array<ArrayBuffer>, label: string) {
  const codes = describe(secret, label);
  return { secret: codes.secret.base32, uri: codes.toString() };
}

/** The time step that `code` belongs to; null if it is none of now. */
export function findStep(secret: Uint8Array<ArrayBuffer>, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = describe(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
