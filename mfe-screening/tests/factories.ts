import type { HistoryItem, JobDetail } from '@shortlist/contracts/job';
import type { Candidate, RejectionEmail, UnreadableFile } from '@shortlist/contracts/screening';

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
