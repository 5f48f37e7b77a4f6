import { codeOf } from '../../../../e2e/scripts/lib/app-code.mjs';
import type { TestAuth } from './auth.js';

export { codeOf };

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
