/** The account operations with their schemas: a module of its own, so that it loads with the first call. */
export {
  changeEmail,
  changePassword,
  changeUnverifiedEmail,
  confirmEmailChange,
  deleteAccount,
  firebaseLogin,
  forgotPassword,
  login,
  register,
  resendVerification,
  resetPassword,
  updateProfile,
  verifyEmail,
} from '@shortlist/contracts/http/auth';
export { getKept } from '@shortlist/contracts/http/resumes';
