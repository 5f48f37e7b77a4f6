import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { plainLines } from './clean-sender.js';
import { plainLine } from './plain-text.js';
import { rejectionLanguage } from './rejection-language.js';

const MAX_WORD = 30;
const SUBJECT_WORDS = 3;

export interface DefaultTemplateInput {
  readonly jobTitle: string;
  /** For the subject's first three words; without it they are taken from the title. */
  readonly jobDescription?: string;
  readonly company?: string;
  /** Takes the place of the sender's name; may have several lines. */
  readonly signature?: string;
  readonly senderName?: string;
  /** ISO 639-1; English where it is not one that is written. */
  readonly language?: string | null;
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

/** Signs with the signature, else the sender's name, each with the company unless it is already named. */
function signatureLines({ signature, senderName, company }: DefaultTemplateInput): string[] {
  const name = plainLines(signature ?? '') || plainLine(senderName ?? '');
  const isNamed = name.includes(plainLine(company ?? ''));
  return [name, isNamed ? '' : '{{company}}'].filter(Boolean);
}

/**
 * The template of rejections until a person changes it: polite, naming the job, with no score, reason, protected
 * attribute or claim about how the resume was read. Subject by specification §9: the first three words of the job
 * description, else of the title.
 */
export function defaultTemplate(input: DefaultTemplateInput): RejectionTemplate {
  const { code, rejection: words } = rejectionLanguage(input.language);
  const position =
    firstWords(input.jobDescription ?? '') || firstWords(input.jobTitle) || words.untitled;
  const company = plainLine(input.company ?? '');
  const at = company === '' ? '' : words.at;
  const signature = signatureLines(input);
  return {
    subject: words.subject.replace('{position}', () => position),
    content: [
      words.greeting,
      ...words.paragraphs.map((text) => text.replace('{at}', () => at)),
      [words.closing, ...(signature.length > 0 ? signature : [words.team])].join('\n'),
    ].join('\n\n'),
    company,
    language: code,
    nameless: words.nameless,
  };
}
