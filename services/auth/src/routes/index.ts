import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { updateProfile } from './account/update-profile.js';
import { changeUnverifiedEmail } from './change-unverified-email.js';
import { checkSession } from './check-session.js';
import { firebaseLogin } from './firebase-login.js';
import { forgotPassword } from './forgot-password.js';
import { getCurrentUser } from './get-current-user.js';
import { login } from './login.js';
import { logout } from './logout.js';
import { refresh } from './refresh.js';
import { register } from './register.js';
import { resendVerification } from './resend-verification.js';
import { resetPassword } from './reset-password.js';
import { createSecondFactorRoutes } from './second-factor/index.js';
import { verifyEmail } from './verify-email.js';

/** Every operation of the service. */
export function createRoutes(context: Context): readonly Route[] {
  return [
    register(context),
    changeUnverifiedEmail(context),
    verifyEmail(context),
    resendVerification(context),
    login(context),
    logout(context),
    refresh(context),
    getCurrentUser(context),
    forgotPassword(context),
    resetPassword(context),
    checkSession(context),
    firebaseLogin(context),
    ...createSecondFactorRoutes(context),
    updateProfile(context),
  ];
}
