import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { proposeCriteria } from './criteria/propose-criteria.js';
import { readCriterion } from './criteria/read-criterion.js';
import { rescoreJob } from './criteria/rescore-job.js';
import { setCriteria } from './criteria/set-criteria.js';
import { swapTest } from './criteria/swap-test.js';
import { exportPart } from './export/export-part.js';
import { editDraft } from './mails/edit-draft.js';
import { getMailSettings } from './mails/get-mail-settings.js';
import { resetDraft } from './mails/reset-draft.js';
import { setMailLanguage } from './mails/set-mail-language.js';
import { setMailSettings } from './mails/set-mail-settings.js';
import { setRejectionTemplate } from './mails/set-rejection-template.js';
import { confirmAddress } from './people/confirm-address.js';
import { decideCandidates } from './people/decide-candidates.js';
import { decideSamePerson } from './people/decide-same-person.js';
import { getCandidate } from './people/get-candidate.js';
import { getCandidateResume } from './people/get-candidate-resume.js';
import { getDecisionRecord } from './people/get-decision-record.js';
import { listKeptRecords } from './people/list-kept-records.js';
import { markCandidates } from './people/mark-candidates.js';
import { overrideCandidate } from './people/override-candidate.js';
import { scoreFile } from './people/score-file.js';
import { separateFile } from './people/separate-file.js';
import { answerPrivacyRequest } from './privacy/answer-privacy-request.js';
import { confirmPrivacyRequest } from './privacy/confirm-privacy-request.js';
import { listPrivacyRequests } from './privacy/list-privacy-requests.js';
import { requestPrivacy } from './privacy/request-privacy.js';
import { getRetention } from './retention/get-retention.js';
import { setRetention } from './retention/set-retention.js';
import { addResumes } from './screening/add-resumes.js';
import { cancelJob } from './screening/cancel-job.js';
import { deleteJob } from './screening/delete-job.js';
import { finishJob } from './screening/finish-job.js';
import { getHistory } from './screening/get-history.js';
import { getJob } from './screening/get-job.js';
import { getKept } from './screening/get-kept.js';
import { getScreening } from './screening/get-screening.js';
import { listRows } from './screening/list-rows.js';
import { listScreenings } from './screening/list-screenings.js';
import { processResumes } from './screening/process-resumes.js';
import { retryJob } from './screening/retry-job.js';
import { searchResumes } from './screening/search-resumes.js';
import { streamJobEvents } from './screening/stream-job-events.js';
import { switchEngine } from './screening/switch-engine.js';
import { updateScreening } from './screening/update-screening.js';
import { commentShared } from './sharing/comment-shared.js';
import { createShare } from './sharing/create-share.js';
import { deleteComment } from './sharing/delete-comment.js';
import { getShared } from './sharing/get-shared.js';
import { listComments } from './sharing/list-comments.js';
import { listShares } from './sharing/list-shares.js';
import { revokeShare } from './sharing/revoke-share.js';
import { seeComments } from './sharing/see-comments.js';
import { createWebhookRoutes } from './webhooks/index.js';

/** Every operation of the API role. */
export function createRoutes(context: Context): readonly Route[] {
  return [
    processResumes(context),
    requestPrivacy(context),
    confirmPrivacyRequest(context),
    listPrivacyRequests(context),
    answerPrivacyRequest(context),
    getHistory(context),
    getKept(context),
    getJob(context),
    getCandidate(context),
    getScreening(context),
    listRows(context),
    searchResumes(context),
    getCandidateResume(context),
    swapTest(context),
    switchEngine(context),
    retryJob(context),
    finishJob(context),
    deleteJob(context),
    cancelJob(context),
    updateScreening(context),
    listScreenings(context),
    addResumes(context),
    proposeCriteria(context),
    readCriterion(),
    setCriteria(context),
    setMailLanguage(context),
    setRejectionTemplate(context),
    getMailSettings(context),
    setMailSettings(context),
    rescoreJob(context),
    getDecisionRecord(context),
    listKeptRecords(context),
    overrideCandidate(context),
    decideCandidates(context),
    decideSamePerson(context),
    markCandidates(context),
    separateFile(context),
    confirmAddress(context),
    editDraft(context),
    resetDraft(context),
    scoreFile(context),
    commentShared(context),
    createShare(context),
    deleteComment(context),
    getShared(context),
    listComments(context),
    listShares(context),
    revokeShare(context),
    seeComments(context),
    streamJobEvents(context),
    exportPart(context),
    getRetention(context),
    setRetention(context),
    ...createWebhookRoutes(context),
  ];
}
