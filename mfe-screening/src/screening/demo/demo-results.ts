import { demoFallback } from '@shortlist/contracts/constants';
import type { Candidate, RejectionEmail } from '@shortlist/contracts/screening';
import type { Screening } from '../screening.js';

/** Prefix of the ids of generated demo screenings; no such job exists on the server. */
export const demoJobPrefix = 'mock_job_';

export interface GenerateDemoOptions {
  readonly jobDescription: string;
  readonly fileNames: readonly string[];
  readonly jobId: string;
  /** 0 ≤ value < 1; default Math.random. */
  readonly random?: () => number;
}

function demoCandidate(fileName: string, index: number, random: () => number): Candidate {
  const { minScore, maxScore, shortlistCutoff } = demoFallback;
  const score = minScore + Math.floor(random() * (maxScore - minScore + 1));
  return {
    id: `resume_${index}`,
    fileName,
    candidate: `Demo Candidate ${index + 1}`,
    email: `demo.candidate.${index + 1}@example.com`,
    phone: null,
    score,
    status: score >= shortlistCutoff ? 'shortlisted' : 'rejected',
    borderline: false,
    summary: 'Demo data, not taken from this file: the screening could not be completed.',
    experience: `${1 + Math.floor(random() * 12)} years`,
    skills: [],
    verdicts: [],
    flags: [],
  };
}

function demoEmail(candidate: Candidate, position: string): RejectionEmail {
  return {
    candidateId: candidate.id,
    candidate: candidate.candidate,
    email: candidate.email,
    subject: `Thank you for your application - ${position} Position`,
    content: [
      `Dear ${candidate.candidate},`,
      `Thank you for your interest in the ${position} position and for the time you put into your application.`,
      'After careful consideration, we have decided to move forward with other candidates whose experience fits our current needs more closely.',
      'We wish you every success in your search.',
      'Best regards,\nHR Team',
    ].join('\n\n'),
    status: 'draft',
    reason: null,
    sentAt: null,
  };
}

/**
 * Demo results for a deployment that shows them when a screening fails (features.demoFallback): random
 * scores from 60 to 99, shortlisted from 80, people who do not exist.
 */
export function generateDemoScreening({
  jobDescription,
  fileNames,
  jobId,
  random = Math.random,
}: GenerateDemoOptions): Screening {
  const words = jobDescription.trim().split(/\s+/);
  const candidates = fileNames.map((fileName, index) => demoCandidate(fileName, index, random));
  return {
    origin: 'demo',
    jobId,
    title: jobDescription.trim().split('\n')[0]?.slice(0, 120).trim() ?? '',
    comparisonScore: demoFallback.shortlistCutoff,
    candidates,
    criteria: [],
    rejectionEmails: candidates
      .filter(({ status }) => status === 'rejected')
      .map((candidate) => demoEmail(candidate, words.slice(0, 3).join(' '))),
    unreadable: [],
    engine: { name: 'demo', version: '2.0.0' },
    leftOut: [],
    rejectionTemplate: null,
  };
}
