import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { plainLines } from './clean-sender.js';
import { plainLine } from './plain-text.js';

const MAX_WORD = 30;
const SUBJECT_WORDS = 3;

export interface DefaultTemplateInput {
  readonly jobTitle: string;
  /** For the subject's first three words; without it they are taken from the title. */
  readonly jobDescription?: string;
  readonly company?: string;
  /** Takes the place of 'HR Team'; may have several lines. */
  readonly signature?: string;
}

/** A word without the punctuation around it: '.NET' and 'C++' keep theirs. */
function bareWord(word: string): string {
  const characters = [...word];
  const first = characters.findIndex((each) => /[\p{L}\p{N}.]/u.test(each));
  const last = characters.findLastIndex((each) => /[\p{L}\p{N}+#]/u.test(each));
  return first === -1 ? '' : characters.slice(first, last + 1).join('');
}

function firstWords(text: string): string {
  return plainLine(text)
    .split(' ')
    .map((word) => bareWord(word).slice(0, MAX_WORD))
    .filter(Boolean)
    .slice(0, SUBJECT_WORDS)
    .join(' ');
}

/**
 * What rejections are drafted from until a person changes it: polite, naming the job, with no score, reason or
 * protected attribute. Subject by specification §9: the first three words of the job description, else of the title.
 */
export function defaultTemplate(input: DefaultTemplateInput): RejectionTemplate {
  const position = firstWords(input.jobDescription ?? '') || firstWords(input.jobTitle) || 'Open';
  const company = plainLine(input.company ?? '');
  const signature = plainLines(input.signature ?? '') || 'HR Team';
  // A signature that names the company already would say it twice.
  const isNamed = company === '' || signature.includes(company);
  const at = company === '' ? '' : ' at {{company}}';
  return {
    subject: `Thank you for your application - ${position} Position`,
    content: [
      'Dear {{first_name}},',
      `Thank you for your interest in the {{job_title}} position${at} and for the time you put into your application.`,
      'We have reviewed your resume with care. After consideration, we have decided to move forward with other candidates for this position.',
      'We appreciate the effort behind your application, and we encourage you to apply again when a position fits your experience.',
      'We wish you every success in your search and in your career.',
      ['Best regards,', signature, ...(isNamed ? [] : ['{{company}}'])].join('\n'),
    ].join('\n\n'),
    company,
  };
}
