export {
  rejectionEmailBegun,
  rejectionEmailSent,
  sendPasswordResetEmail,
  sendVerificationEmail,
} from './email.js';
export { candidateScored, findDrafts, jobCompleted, scoreCandidate } from './resumes.js';
export { releaseTokens, reserveTokens, settleTokens } from './usage.js';
