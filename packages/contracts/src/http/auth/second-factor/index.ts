export { beginAuthenticatorApp } from './begin-app.js';
export { completeSignIn } from './complete-sign-in.js';
export { confirmAuthenticatorApp } from './confirm-app.js';
export { getSecondFactor } from './get-second-factor.js';
export { removeAuthenticatorApp } from './remove-app.js';
export { renewRecoveryCodes } from './renew-recovery-codes.js';
