/** A new UUID, where a command stands for it. */
const newUuid = '$(cat /proc/sys/kernel/random/uuid)';

const criteria = [
  { text: 'Led a support team', kind: 'must', weight: 3 },
  { text: 'Speaks Spanish', kind: 'nice', weight: 1 },
];

/**
 * Body of an operation's example, by the operation's name. In a form, `<` precedes a file whose text is sent, `@` one
 * that is uploaded.
 */
export const exampleBodies: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  processResumes: {
    jobId: '$ID',
    comparisonScore: 60,
    jobDescription: '<job-description.txt',
    resumes: '@resume.pdf',
  },
  addResumes: { uploadId: newUuid, resumes: '@another-resume.pdf' },
  proposeCriteria: { jobDescription: 'Customer support lead. Must have led a support team.' },
  readCriterion: { text: 'At least five years in customer support' },
  setCriteria: { title: 'Customer Support Lead', criteria },
  rescoreJob: { comparisonScore: 70 },
  updateScreening: { title: 'Customer Support Lead, Leeds' },
  decideCandidates: {
    changes: [{ candidateId: '$CANDIDATE', choice: 'shortlisted', reason: 'Interviewed' }],
  },
  overrideCandidate: { status: 'shortlisted', reason: 'Interviewed' },
  markCandidates: { candidateIds: ['$CANDIDATE'], starred: true, addTags: ['Leeds'] },
  separateFile: { separate: true },
  confirmAddress: { address: 'first.last@example.com' },
  decideSamePerson: { others: ['$CANDIDATE'], same: false },
  switchEngine: { engine: 'local' },
};

/** Query of an example, where the operation needs one. */
export const exampleQuery: Readonly<Record<string, string>> = { text: 'support' };

/** The variables that stand in addresses. */
export const pathVariables: Readonly<Record<string, string>> = {
  id: '$ID',
  candidateId: '$CANDIDATE',
};
