import { http } from '@shortlist/contracts';

/** The account operations with their schemas: a module of its own, so that it loads with the first call. */
export const {
  login,
  register,
  firebaseLogin,
  verifyEmail,
  resendVerification,
  forgotPassword,
  resetPassword,
} = http;
