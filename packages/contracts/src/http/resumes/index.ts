export { listActivity } from './activity/list-activity.js';
export { noteExport } from './activity/note-export.js';
export { getCommentMails, setCommentMails } from './comments/comment-mails.js';
export { editComment } from './comments/edit-comment.js';
export { listMentions } from './comments/list-mentions.js';
export { notePresence } from './comments/note-presence.js';
export { restoreComment } from './comments/restore-comment.js';
export { stopCommentMails } from './comments/stop-comment-mails.js';
export { writeComment } from './comments/write-comment.js';
export { proposeCriteria } from './criteria/propose-criteria.js';
export { readCriterion } from './criteria/read-criterion.js';
export { rescoreJob } from './criteria/rescore-job.js';
export { setCriteria } from './criteria/set-criteria.js';
export { swapTest } from './criteria/swap-test.js';
export { editDraft } from './mails/edit-draft.js';
export { getMailSettings } from './mails/get-mail-settings.js';
export { resetDraft } from './mails/reset-draft.js';
export { setMailLanguage } from './mails/set-mail-language.js';
export { setMailSettings } from './mails/set-mail-settings.js';
export { setRejectionTemplate } from './mails/set-rejection-template.js';
export { confirmAddress } from './people/confirm-address.js';
export { decideCandidates } from './people/decide-candidates.js';
export { decideSamePerson } from './people/decide-same-person.js';
export type { DecisionSeal, KeptRecord } from './people/decision-seal.js';
export { getCandidate } from './people/get-candidate.js';
export { getCandidateResume } from './people/get-candidate-resume.js';
export { getDecisionRecord } from './people/get-decision-record.js';
export { listKeptRecords } from './people/list-kept-records.js';
export { markCandidates } from './people/mark-candidates.js';
export { overrideCandidate } from './people/override-candidate.js';
export { scoreFile } from './people/score-file.js';
export { separateFile } from './people/separate-file.js';
export { getAbsence, setAbsence } from './reading/absence.js';
export { confirmAgreed } from './reading/confirm-agreed.js';
export { getReading } from './reading/get-reading.js';
export { setMark } from './reading/set-mark.js';
export { setReaderAway } from './reading/set-reader-away.js';
export { splitScreening } from './reading/split-screening.js';
export { getRetention } from './retention/get-retention.js';
export type { Retention } from './retention/retention.js';
export { setRetention } from './retention/set-retention.js';
export { addResumes } from './screening/add-resumes.js';
export { cancelJob } from './screening/cancel-job.js';
export { deleteJob } from './screening/delete-job.js';
export { finishJob } from './screening/finish-job.js';
export { getHistory } from './screening/get-history.js';
export { getJob } from './screening/get-job.js';
export { getKept } from './screening/get-kept.js';
export { getScreening } from './screening/get-screening.js';
export { getWaiting } from './screening/get-waiting.js';
export { listLeads } from './screening/list-leads.js';
export { listRows } from './screening/list-rows.js';
export { listScreenings } from './screening/list-screenings.js';
export { processResumes } from './screening/process-resumes.js';
export { retryJob } from './screening/retry-job.js';
export { searchResumes } from './screening/search-resumes.js';
export { setScreeningPeople } from './screening/set-screening-people.js';
export { streamJobChanges } from './screening/stream-job-changes.js';
export { streamJobEvents } from './screening/stream-job-events.js';
export { switchEngine } from './screening/switch-engine.js';
export { takeOverScreening } from './screening/take-over-screening.js';
export { updateScreening } from './screening/update-screening.js';
export { commentShared } from './sharing/comment-shared.js';
export { createShare } from './sharing/create-share.js';
export { deleteComment } from './sharing/delete-comment.js';
export { getShared } from './sharing/get-shared.js';
export { listComments } from './sharing/list-comments.js';
export { listShares } from './sharing/list-shares.js';
export { revokeShare } from './sharing/revoke-share.js';
export { seeComments } from './sharing/see-comments.js';
export {
  createWebhook,
  deleteWebhook,
  listDeliveries,
  listWebhooks,
  resendDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
} from './webhooks/index.js';
