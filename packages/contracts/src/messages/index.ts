export { scoreCandidate, candidateScored, jobCompleted, findDrafts } from './resumes.js';
export { reserveTokens, settleTokens, releaseTokens } from './usage.js';
export {
  sendVerificationEmail,
  sendPasswordResetEmail,
  rejectionEmailBegun,
  rejectionEmailSent,
} from './email.js';
