import type { Route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { beginAuthenticatorApp } from './begin-app.js';
import { completeSignIn } from './complete-sign-in.js';
import { confirmAuthenticatorApp } from './confirm-app.js';
import { getSecondFactor } from './get-second-factor.js';
import { removeAuthenticatorApp } from './remove-app.js';
import { renewRecoveryCodes } from './renew-recovery-codes.js';

/** Every operation about the second factor. */
export function createSecondFactorRoutes(context: Context): readonly Route[] {
  return [
    getSecondFactor(context),
    beginAuthenticatorApp(context),
    confirmAuthenticatorApp(context),
    removeAuthenticatorApp(context),
    renewRecoveryCodes(context),
    completeSignIn(context),
  ];
}
