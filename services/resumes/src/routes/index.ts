import type { Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { decideCandidates } from './decide-candidates.js';
import { finishJob } from './finish-job.js';
import { getCandidate } from './get-candidate.js';
import { getCandidateResume } from './get-candidate-resume.js';
import { getDecisionRecord } from './get-decision-record.js';
import { getHistory } from './get-history.js';
import { getJob } from './get-job.js';
import { getScreening } from './get-screening.js';
import { listRows } from './list-rows.js';
import { markCandidates } from './mark-candidates.js';
import { overrideCandidate } from './override-candidate.js';
import { processResumes } from './process-resumes.js';
import { proposeCriteria } from './propose-criteria.js';
import { readCriterion } from './read-criterion.js';
import { rescoreJob } from './rescore-job.js';
import { retryJob } from './retry-job.js';
import { scoreFile } from './score-file.js';
import { searchResumes } from './search-resumes.js';
import { separateFile } from './separate-file.js';
import { setCriteria } from './set-criteria.js';
import { setRejectionTemplate } from './set-rejection-template.js';
import { commentShared } from './sharing/comment-shared.js';
import { createShare } from './sharing/create-share.js';
import { getShared } from './sharing/get-shared.js';
import { listComments } from './sharing/list-comments.js';
import { listShares } from './sharing/list-shares.js';
import { revokeShare } from './sharing/revoke-share.js';
import { streamJobEvents } from './stream-job-events.js';
import { swapTest } from './swap-test.js';
import { switchEngine } from './switch-engine.js';

/** Every operation of the API role. */
export function createRoutes(context: Context): readonly Route[] {
  return [
    processResumes(context),
    getHistory(context),
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
    proposeCriteria(context),
    readCriterion(),
    setCriteria(context),
    setRejectionTemplate(context),
    rescoreJob(context),
    getDecisionRecord(context),
    overrideCandidate(context),
    decideCandidates(context),
    markCandidates(context),
    separateFile(context),
    scoreFile(context),
    commentShared(context),
    createShare(context),
    getShared(context),
    listComments(context),
    listShares(context),
    revokeShare(context),
    streamJobEvents(context),
  ];
}
