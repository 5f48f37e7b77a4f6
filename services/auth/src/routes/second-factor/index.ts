import type { Route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { beginAuthenticatorApp } from './begin-app.js';
import { completeSignIn } from './complete-sign-in.js';
import { confirmAuthenticatorApp } from './confirm-app.js';
import { getSecondFactor } from './get-second-factor.js';
import { addPasskey } from './passkeys/add-passkey.js';
import { beginPasskey } from './passkeys/begin-passkey.js';
import { beginPasskeySignIn } from './passkeys/begin-passkey-sign-in.js';
import { removePasskey } from './passkeys/remove-passkey.js';
import { renamePasskey } from './passkeys/rename-passkey.js';
import { signInWithPasskey } from './passkeys/sign-in-with-passkey.js';
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
    beginPasskey(context),
    addPasskey(context),
    renamePasskey(context),
    removePasskey(context),
    beginPasskeySignIn(context),
    signInWithPasskey(context),
  ];
}
