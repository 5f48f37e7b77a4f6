import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { firebaseLogin } from '../firebase-login.js';
import { identityErrors } from '../owner-proof.js';

/**
 * Asks for no proof of the owner: anyone who has a verified Google account of this address can sign in with it anyway.
 */
export const connectGoogle = defineOperation({
  name: 'connectGoogle',
  summary: 'Sign in with this Google account, too; it must have the address of the account',
  method: 'POST',
  path: '/auth/account/google',
  auth: 'user',
  sensitive: 'braked',
  body: firebaseLogin.body,
  response: message,
  errors: {
    ...identityErrors,
    IdentityAddressMissing: firebaseLogin.errors.IdentityAddressMissing,
    IdentityAddressUnverified: {
      status: 400,
      message:
        'Google has not verified the address of this Google account, so it can’t be connected. Please verify it at Google first.',
    },
    IdentityAddressOther: {
      status: 409,
      message:
        'This Google account has another address than your account. Please choose the one with the same address, or change your address first.',
    },
    IdentityInUse: {
      status: 409,
      message: 'This Google account already signs in to another Shortlist account.',
    },
    AnotherIdentityConnected: {
      status: 409,
      message: 'Another Google account is connected. Please disconnect it first.',
    },
  },
});
