/** The account operations with their schemas: a module of its own, so that it loads with the first call. */
export {
  beginAuthenticatorApp,
  changeUnverifiedEmail,
  completeSignIn,
  confirmAuthenticatorApp,
  firebaseLogin,
  forgotPassword,
  getSecondFactor,
  login,
  register,
  removeAuthenticatorApp,
  renewRecoveryCodes,
  resendVerification,
  resetPassword,
  updateProfile,
  verifyEmail,
} from '@shortlist/contracts/http/auth';
