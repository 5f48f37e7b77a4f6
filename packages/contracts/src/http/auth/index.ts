export { changeUnverifiedEmail } from './change-unverified-email.js';
export { firebaseLogin } from './firebase-login.js';
export { forgotPassword } from './forgot-password.js';
export { getCurrentUser } from './get-current-user.js';
export { login } from './login.js';
export { logout } from './logout.js';
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
export { updateProfile } from './update-profile.js';
export { verifyEmail } from './verify-email.js';
