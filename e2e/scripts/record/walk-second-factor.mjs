import { codeOf } from '../lib/app-code.mjs';

/** The second factor of a signed-in user is set up, asked for and removed. */
export async function walkSecondFactor({ call, has }, { email, password }) {
  if (!has('getSecondFactor')) return;
  const body = { password };
  const { secret } = await call('beginAuthenticatorApp', 'begun', { body });
  const code = (steps) => codeOf(secret, new Date(), steps);
  await call('confirmAuthenticatorApp', 'confirmed', { body: { code: code(-1) } });
  await call('getSecondFactor', 'on', {});
  const signIn = { body: { email, password }, status: 403 };
  const { secondStep } = await call('login', 'a second step', signIn);
  const { ticket } = secondStep;
  await call('completeSignIn', 'a wrong code', {
    body: { ticket, recoveryCode: 'none' },
    status: 400,
  });
  await call('completeSignIn', 'by a code', { body: { ticket, code: code(0) } });
  await call('renewRecoveryCodes', 'renewed', { body });
  await call('removeAuthenticatorApp', 'removed', { body });
}
