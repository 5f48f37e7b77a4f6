export { askForPlan } from './account/ask-for-plan.js';
export { cancelEmailChange } from './account/cancel-email-change.js';
export { changeEmail } from './account/change-email.js';
export { changePassword } from './account/change-password.js';
export { confirmEmailChange } from './account/confirm-email-change.js';
export { connectGoogle } from './account/connect-google.js';
export { deleteAccount } from './account/delete-account.js';
export { disconnectGoogle } from './account/disconnect-google.js';
export { endSession } from './account/end-session.js';
export { endSessions } from './account/end-sessions.js';
export { getAccount } from './account/get-account.js';
export { listSessions } from './account/list-sessions.js';
export { createApiToken } from './api-tokens/create-api-token.js';
export { listApiTokens } from './api-tokens/list-api-tokens.js';
export { revokeApiToken } from './api-tokens/revoke-api-token.js';
export { changeUnverifiedEmail } from './change-unverified-email.js';
export { firebaseLogin } from './firebase-login.js';
export { forgotPassword } from './forgot-password.js';
export { getCurrentUser } from './get-current-user.js';
export { login } from './login.js';
export { logout } from './logout.js';
export type { OwnerProof } from './owner-proof.js';
export { refresh } from './refresh.js';
export { register } from './register.js';
export { resendVerification } from './resend-verification.js';
export { resetPassword } from './reset-password.js';
export {
  addPasskey,
  beginAuthenticatorApp,
  beginPasskey,
  beginPasskeySignIn,
  completeSignIn,
  confirmAuthenticatorApp,
  getSecondFactor,
  removeAuthenticatorApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  signInWithPasskey,
} from './second-factor/index.js';
export {
  addSignOnDomain,
  beginSingleSignOn,
  beginSingleSignOnTest,
  checkSignOnDomain,
  finishSingleSignOn,
  finishSingleSignOnTest,
  getSingleSignOn,
  linkSingleSignOn,
  removeSignOnDomain,
  removeSingleSignOn,
  saveSingleSignOn,
  setSingleSignOnOnly,
} from './single-sign-on/index.js';
export { updateProfile } from './update-profile.js';
export { verifyEmail } from './verify-email.js';
export {
  acceptInvitation,
  acceptJoinRequest,
  askToJoin,
  changeMemberRole,
  createWorkspace,
  declineJoinRequest,
  getWorkspace,
  inviteMembers,
  leaveWorkspace,
  listJoinableWorkspaces,
  listJoinRequests,
  listWorkspaces,
  readInvitation,
  removeMember,
  renameWorkspace,
  resendInvitation,
  setJoinRequestsOpen,
  withdrawInvitation,
  withdrawJoinRequest,
} from './workspaces/index.js';
