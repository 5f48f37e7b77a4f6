import type { RejectionDraft, RejectionDraftInput } from '../types.js';

const MAX_WORD = 30;
const MAX_PART = 120;
const SUBJECT_WORDS = 3;

/** One line of plain words: no control characters, markup or braces that a template could take for a placeholder. */
function plain(text: string): string {
  return text
    .replace(/[\p{C}\s]+/gu, ' ')
    .replace(/[{}<>[\]$`\\%]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function firstWords(text: string): string {
  return plain(text)
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}.]+|[^\p{L}\p{N}+#]+$/gu, '').slice(0, MAX_WORD))
    .filter(Boolean)
    .slice(0, SUBJECT_WORDS)
    .join(' ');
}

/**
 * Drafts a rejection: polite, naming the job, with no score, reason or protected attribute.
 * Subject by specification §9: the first three words of the job description, else of the title.
 */
export function draftRejection(input: RejectionDraftInput): RejectionDraft {
  const title = plain(input.jobTitle).slice(0, MAX_PART) || 'open';
  const position = firstWords(input.jobDescription ?? '') || firstWords(input.jobTitle) || 'Open';
  const name = plain(input.candidateName).slice(0, MAX_PART);
  const company = plain(input.company ?? '').slice(0, MAX_PART);
  const greeting =
    name === '' || name === 'Unknown candidate' ? 'Dear applicant,' : `Dear ${name},`;
  const at = company === '' ? '' : ` at ${company}`;
  return {
    subject: `Thank you for your application - ${position} Position`,
    content: [
      greeting,
      `Thank you for your interest in the ${title} position${at} and for the time you put into your application.`,
      'We have reviewed your resume with care. After consideration, we have decided to move forward with other candidates for this position.',
      'We appreciate the effort behind your application, and we encourage you to apply again when a position fits your experience.',
      'We wish you every success in your search and in your career.',
      ['Best regards,', 'HR Team', ...(company === '' ? [] : [company])].join('\n'),
    ].join('\n\n'),
  };
}
