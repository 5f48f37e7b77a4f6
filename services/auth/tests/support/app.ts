import { createHmac } from 'node:crypto';
import type { TestAuth } from './auth.js';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

function decodeBase32(text: string): Buffer {
  const bits = [...text]
    .map((each) => alphabet.indexOf(each).toString(2).padStart(5, '0'))
    .join('');
  const bytes = bits.match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** What an authenticator app shows: RFC 6238, written down here once more from the standard. */
export function codeOf(secret: string, at: Date, steps = 0): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at.getTime() / 30_000) + steps));
  const hash = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

export const password = 'correct horse';

/** A signed-in user whose second factor is an app. */
export async function signInWithApp(auth: TestAuth, email: string) {
  const { token, refreshToken, user } = await auth.signIn(email, password);
  const begun = await auth.post('second-factor/app/begin', { password }, token);
  const { secret } = begun.body as { secret: string };
  const code = codeOf(secret, auth.clock.now());
  const confirmed = await auth.post('second-factor/app/confirm', { code }, token);
  const { recoveryCodes } = confirmed.body as { recoveryCodes: string[] };
  return {
    email,
    userId: user.id,
    token,
    refreshToken,
    recoveryCodes,
    secret,
    /** The code of now, after one that was not shown before. */
    nextCode: () => {
      auth.clock.advance(30_000);
      return codeOf(secret, auth.clock.now());
    },
  };
}

/** The first step of a sign-in: its ticket. */
export async function takeTicket(auth: TestAuth, email: string): Promise<string> {
  const { body } = await auth.post('login', { email, password });
  return (body as { secondStep: { ticket: string } }).secondStep.ticket;
}
