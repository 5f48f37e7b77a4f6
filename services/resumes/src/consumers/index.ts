import { onCandidateScored } from './on-candidate-scored.js';
import { onClaimRejection } from './on-claim-rejection.js';
import { onConfirmPrivacyMail } from './on-confirm-privacy-mail.js';
import { onFindDrafts } from './on-find-drafts.js';
import { onFindPrivacyMail } from './on-find-privacy-mail.js';
import { onFindRejections } from './on-find-rejections.js';
import { onJobCompleted } from './on-job-completed.js';
import { onJobDeleted } from './on-job-deleted.js';
import { onMemberLeft } from './on-member-left.js';
import { onNoteActivity } from './on-note-activity.js';
import { onRejectionEmailBegun } from './on-rejection-email-begun.js';
import { onRejectionEmailSent } from './on-rejection-email-sent.js';
import { onRejectionEmailSettled } from './on-rejection-email-settled.js';
import { onScoreCandidate } from './on-score-candidate.js';
import { onScreeningChanged } from './on-screening-changed.js';
import { onUserDeleted } from './on-user-deleted.js';

/** Every message that the worker role takes. */
export const workerConsumers = [onScoreCandidate];

/** Every message that the API role takes. */
export const apiConsumers = [
  onCandidateScored,
  onJobCompleted,
  onJobDeleted,
  onScreeningChanged,
  onFindDrafts,
  onFindRejections,
  onClaimRejection,
  onRejectionEmailBegun,
  onRejectionEmailSettled,
  onRejectionEmailSent,
  onUserDeleted,
  onMemberLeft,
  onFindPrivacyMail,
  onConfirmPrivacyMail,
  onNoteActivity,
];
