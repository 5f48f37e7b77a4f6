import { codeOf } from '../lib/app-code.mjs';

/** There is no device here: what one would answer is refused. */
async function walkPasskeys(call, proof) {
  const credential = { id: 'YQ', rawId: 'YQ', type: 'public-key' };
  const response = { clientDataJSON: 'e30', attestationObject: 'YQ' };
  const signed = { clientDataJSON: 'e30', authenticatorData: 'YQ', signature: 'YQ' };
  const params = { id: 'nobody-s' };
  await call('beginPasskey', 'begun', { body: proof });
  await call('addPasskey', 'not a passkey', {
    body: { credential: { ...credential, response }, name: 'Laptop' },
    status: 400,
  });
  await call('renamePasskey', 'nobody’s', { params, body: { name: 'x' }, status: 404 });
  await call('removePasskey', 'nobody’s', { params, body: proof, status: 404 });
  await call('beginPasskeySignIn', 'begun', { body: {} });
  await call('signInWithPasskey', 'nobody’s', {
    body: { credential: { ...credential, response: signed } },
    status: 400,
  });
}

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
  if (has('beginPasskey')) await walkPasskeys(call, body);
}
