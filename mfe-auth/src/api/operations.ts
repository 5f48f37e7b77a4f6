/** The account operations with their schemas: a module of its own, so that it loads with the first call. */
export {
  changeUnverifiedEmail,
  firebaseLogin,
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  updateProfile,
  verifyEmail,
} from '@shortlist/contracts/http/auth';
