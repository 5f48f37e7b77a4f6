import { onForgetPeople } from './on-forget-people.js';
import { onJobDeleted } from './on-job-deleted.js';
import { onMemberLeft } from './on-member-left.js';
import { onRejectionWithdrawn } from './on-rejection-withdrawn.js';
import { onSendAccountNotice } from './on-send-account-notice.js';
import { onSendAddressChangeEmail } from './on-send-address-change-email.js';
import { onSendCommentMail } from './on-send-comment-mail.js';
import { onSendInvitationEmail } from './on-send-invitation-email.js';
import { onSendJoinAcceptedEmail } from './on-send-join-accepted-email.js';
import { onSendJoinRequestEmail } from './on-send-join-request-email.js';
import { onSendPasswordResetEmail } from './on-send-password-reset-email.js';
import { onSendPrivacyMail } from './on-send-privacy-mail.js';
import { onSendReadingMail } from './on-send-reading-mail.js';
import { onSendVerificationEmail } from './on-send-verification-email.js';
import { onUserDeleted } from './on-user-deleted.js';

/** Every message the service takes. */
export const consumers = [
  onSendVerificationEmail,
  onSendPasswordResetEmail,
  onSendAddressChangeEmail,
  onSendInvitationEmail,
  onSendJoinRequestEmail,
  onSendJoinAcceptedEmail,
  onSendAccountNotice,
  onSendPrivacyMail,
  onSendCommentMail,
  onSendReadingMail,
  onForgetPeople,
  onRejectionWithdrawn,
  onJobDeleted,
  onUserDeleted,
  onMemberLeft,
];
