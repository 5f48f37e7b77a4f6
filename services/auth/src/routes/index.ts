import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { askForPlan } from './account/ask-for-plan.js';
import { cancelEmailChange } from './account/cancel-email-change.js';
import { changeEmail } from './account/change-email.js';
import { changePassword } from './account/change-password.js';
import { confirmEmailChange } from './account/confirm-email-change.js';
import { connectGoogle } from './account/connect-google.js';
import { disconnectGoogle } from './account/disconnect-google.js';
import { endSession } from './account/end-session.js';
import { endSessions } from './account/end-sessions.js';
import { getAccount } from './account/get-account.js';
import { listSessions } from './account/list-sessions.js';
import { updateProfile } from './account/update-profile.js';
import { createApiTokenRoutes } from './api-tokens/index.js';
import { changeUnverifiedEmail } from './change-unverified-email.js';
import { checkSession } from './check-session.js';
import { deleteAccount } from './delete-account.js';
import { beginExport } from './export/begin-export.js';
import { endExport } from './export/end-export.js';
import { exportPart } from './export/export-part.js';
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
    deleteAccount(context),
    forgotPassword(context),
    resetPassword(context),
    checkSession(context),
    firebaseLogin(context),
    ...createSecondFactorRoutes(context),
    ...createApiTokenRoutes(context),
    updateProfile(context),
    askForPlan(context),
    cancelEmailChange(context),
    changeEmail(context),
    changePassword(context),
    confirmEmailChange(context),
    connectGoogle(context),
    disconnectGoogle(context),
    endSession(context),
    endSessions(context),
    getAccount(context),
    listSessions(context),
    beginExport(context),
    endExport(context),
    exportPart(context),
  ];
}
