import { randomUUID } from 'node:crypto';

/** Ids of what one workspace has. Calls of others name them in vain. */
export interface Belongings {
  readonly jobId: string;
  readonly candidateId: string;
  readonly shareId: string;
  readonly commentId: string;
  readonly webhookId: string;
  readonly deliveryId: string;
  readonly caseId: string;
  readonly invitationId: string;
  readonly userId: string;
  /** Of single sign-on. */
  readonly domain: string;
}

/** The id that each parameter of a path means. `id` means what the path is about. */
export function parametersOf(path: string, has: Belongings): Readonly<Record<string, string>> {
  const main = path.startsWith('/resumes/webhooks')
    ? has.webhookId
    : path.startsWith('/privacy')
      ? has.caseId
      : path.includes('/invitations')
        ? has.invitationId
        : has.jobId;
  return { ...has, id: main };
}

const handOver = { to: null };
const rejection = { subject: 'Your application', content: 'Dear [Name]' };

/** A valid body for every operation that takes one in a workspace. */
export function bodiesFor({ candidateId, commentId, jobId, userId }: Belongings) {
  const changes = [{ candidateId, choice: 'shortlisted' }];
  const candidateIds = [candidateId];
  return {
    acceptJoinRequest: { role: 'viewer' },
    askForPlan: { plan: 'Premium' },
    changeMemberRole: { role: 'admin' },
    createApiToken: { password: 'wrong', name: 'T', scopes: ['usage:read'], expiresInDays: 30 },
    inviteMembers: { emails: ['somebody@example.com'], role: 'viewer' },
    leaveWorkspace: { handOver },
    removeMember: { handOver },
    renameWorkspace: { name: 'Other' },
    addSignOnDomain: { domain: 'harbour.example' },
    finishSingleSignOnTest: { state: 'none', code: 'none' },
    saveSingleSignOn: {
      issuer: 'https://127.0.0.1',
      clientId: 'one',
      clientSecret: 'none',
      role: 'viewer',
    },
    setJoinRequestsOpen: { open: true },
    setSingleSignOnOnly: { only: false },
    addResumes: { uploadId: randomUUID() },
    confirmAddress: { address: 'a@example.com' },
    createShare: { label: 'Panel' },
    createWebhook: { url: 'https://hooks.example.com/', events: ['decision.made'] },
    decideCandidates: { changes },
    editComment: { text: 'Call her.' },
    notePresence: { candidateId },
    setAbsence: { until: null },
    setCommentMails: { mails: 'daily' },
    writeComment: { candidateId, text: 'Call her.' },
    decideSamePerson: { others: [candidateId], same: true },
    editDraft: rejection,
    markCandidates: { candidateIds, starred: true },
    noteExport: { file: 'shortlist', candidates: 3 },
    overrideCandidate: { status: 'shortlisted', reason: 'Fits.' },
    processResumes: { jobDescription: 'Nurse', jobId },
    proposeCriteria: { jobDescription: 'Nurse' },
    readCriterion: { text: 'Two years of nursing' },
    rescoreJob: { comparisonScore: 60 },
    seeComments: { commentIds: [commentId] },
    separateFile: { separate: true },
    setCriteria: { title: 'Nurse', criteria: [{ text: 'Nursing', kind: 'must', weight: 1 }] },
    setMailLanguage: { language: 'de' },
    setMailSettings: { senderName: 'S', company: 'C', signature: 'S', replyTo: '' },
    setRejectionTemplate: { ...rejection, company: 'C' },
    setRetention: { months: 3 },
    setScreeningPeople: { leadId: userId, reviewerIds: [], managerIds: [], isPrivate: true },
    splitScreening: { readers: [{ userId }], isBlind: false },
    setReaderAway: { userId, until: null },
    setMark: { mark: 'maybe' },
    confirmAgreed: { candidateIds },
    switchEngine: { engine: 'local' },
    updateScreening: { title: 'Other' },
    updateWebhook: { url: 'https://hooks.example.com/', events: ['decision.made'] },
    answerPrivacyRequest: { answer: 'delete', people: [{ jobId, candidateId }] },
    queueRejections: { candidateIds },
    sendBulkEmail: {
      emails: [{ email: 'a@example.com', candidate: 'A', ...rejection, jobId, candidateId }],
    },
    sendRejectionsNow: { candidateIds },
    stopRejections: { candidateIds },
  } as const;
}

/** Valid queries where one is needed. */
export const queries: Readonly<Record<string, string>> = { searchResumes: '?text=nursing' };
