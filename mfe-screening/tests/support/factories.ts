import type { HistoryItem, JobDetail } from '@shortlist/contracts/job';
import type { CandidateRow, ChangedRows } from '@shortlist/contracts/people';
import type { Candidate, RejectionEmail, UnreadableFile } from '@shortlist/contracts/screening';
import {
  overviewOfJob,
  rowsOfJob,
  screeningOfRows,
  totalsOf,
} from '../../src/people/store/rows.js';
import type { Screening } from '../../src/screening/screening.js';

let sequence = 0;

export function buildCandidate(overrides: Partial<Candidate> = {}): Candidate {
  sequence += 1;
  return {
    id: `candidate_${sequence}`,
    fileName: `resume-${sequence}.pdf`,
    candidate: `Person ${sequence}`,
    email: `person.${sequence}@example.com`,
    phone: null,
    score: 85,
    status: 'shortlisted',
    borderline: false,
    summary: 'A short summary.',
    experience: '5 years',
    skills: ['Nursing'],
    verdicts: [],
    flags: [],
    ...overrides,
  };
}

export function buildRejectionEmail(
  candidate: Candidate,
  overrides: Partial<RejectionEmail> = {},
): RejectionEmail {
  return {
    candidateId: candidate.id,
    candidate: candidate.candidate,
    email: candidate.email,
    subject: 'Thank you for your application',
    content: `Dear ${candidate.candidate},\n\nThank you.\n\nHR Team`,
    status: 'draft',
    reason: null,
    sentAt: null,
    ...overrides,
  };
}

export function buildUnreadable(overrides: Partial<UnreadableFile> = {}): UnreadableFile {
  return {
    fileName: 'scan.pdf',
    reason: 'image-only',
    message: 'This file holds only a picture of text.',
    ...overrides,
  };
}

export function buildJob(overrides: Partial<JobDetail> = {}): JobDetail {
  const candidates = overrides.candidates ?? [buildCandidate()];
  const rejected = candidates.filter(({ status }) => status === 'rejected');
  return {
    jobId: 'job_1',
    title: 'Ward Manager, Surgery',
    status: 'completed',
    createdAt: '2026-11-20T10:00:00.000Z',
    completedAt: '2026-11-20T10:01:00.000Z',
    comparisonScore: 50,
    total: candidates.length,
    done: candidates.length,
    shortlisted: candidates.length - rejected.length,
    rejected: rejected.length,
    averageScore: 70,
    emailsSent: 0,
    jobDescription: 'Ward Manager, Surgery',
    engine: { name: 'local', version: '1', model: null },
    criteria: [],
    candidates,
    rejectionEmails: rejected.map((candidate) => buildRejectionEmail(candidate)),
    unreadable: [],
    failure: null,
    ...overrides,
  };
}

export function buildHistoryItem(overrides: Partial<HistoryItem> = {}): HistoryItem {
  sequence += 1;
  return {
    jobId: `job_${sequence}`,
    title: 'Ward Manager, Surgery',
    status: 'completed',
    createdAt: '2026-11-20T10:00:00.000Z',
    completedAt: '2026-11-20T10:01:00.000Z',
    comparisonScore: 50,
    total: 10,
    done: 10,
    shortlisted: 4,
    rejected: 6,
    unreadable: 0,
    averageScore: 60,
    emailsSent: 0,
    ...overrides,
  };
}

/** A file of `size` bytes by its own word: nothing is allocated. */
export function buildFile(name: string, { size = 1000, type = '' } = {}): File {
  const file = new File(['resume'], name, { type });
  Object.defineProperty(file, 'size', { value: size });
  return file;
}

/** The screening as the page has it. */
export function screeningOfJob(job: JobDetail): Screening {
  return screeningOfRows(overviewOfJob(job), rowsOfJob(job));
}

/** A row as lists get it: without quotes, words and the email's text. */
export function rowOf({ candidate, email }: CandidateRow): CandidateRow {
  const { languageTerms: _terms, otherTermsPoints: _points, ...rest } = candidate;
  return {
    candidate: {
      ...rest,
      verdicts: rest.verdicts.map((verdict) => ({ ...verdict, quote: null, place: null })),
    },
    email: email && { ...email, subject: undefined, content: undefined },
  };
}

/** The answer to a change that made these of the candidates it concerned. */
export function changedRows(
  candidates: readonly Candidate[],
  overrides: Partial<ChangedRows> = {},
): ChangedRows {
  return {
    rows: candidates.map((candidate) => rowOf({ candidate, email: null })),
    removed: [],
    skipped: [],
    totals: totalsOf(candidates),
    ...overrides,
  };
}

interface PageInput {
  readonly params: { readonly candidateId?: string };
  readonly query: { readonly limit?: number; readonly after?: string; readonly detail?: string };
}

/** Answers of the server's reading operations about a screening: `job` is asked each time. */
export function screeningAnswers(job: () => JobDetail | Promise<JobDetail>) {
  const pageOf = (rows: readonly CandidateRow[], start: number, limit: number, full = false) => ({
    rows: rows.slice(start, start + limit).map(full ? (row) => row : rowOf),
    next: start + limit < rows.length ? String(start + limit) : null,
  });
  return {
    getJob: job,
    getScreening: async ({ query }: PageInput) => {
      const found = await job();
      return {
        screening: overviewOfJob(found),
        page: pageOf(rowsOfJob(found), 0, query.limit ?? 100),
      };
    },
    listRows: async ({ query: { after = '0', limit = 1000, detail } }: PageInput) =>
      pageOf(rowsOfJob(await job()), Number(after), limit, detail === 'full'),
    getCandidate: async ({ params }: PageInput) =>
      rowsOfJob(await job()).find(({ candidate }) => candidate.id === params.candidateId),
  };
}
