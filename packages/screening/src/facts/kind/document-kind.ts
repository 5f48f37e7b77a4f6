import { findForm, formKinds } from './document-form.js';
import { readSigns } from './document-kind-signs.js';
import { careerSections, isCareer, kindRules, wordedKinds } from './kind-rules.js';

/** Kinds that are distinguished; whatever is not certainly another one is a resume. */
export const documentKinds = ['resume', ...formKinds, ...wordedKinds] as const;
export type DocumentKind = (typeof documentKinds)[number];

export interface FoundDocumentKind {
  readonly kind: DocumentKind;
  /** The signs that speak for it, as short phrases for a person; empty for a resume. */
  readonly reasons: readonly string[];
}

/**
 * Finds the kind of document that a text is. Cautious: a resume mistaken for something else is a person overlooked, so
 * several signs of another kind must coincide, and a career with its sections or dates outweighs them. Only what a
 * program wrote for another program – a mail with its headers, JSON – is never a resume, whatever it contains.
 */
export function findDocumentKind(text: string): FoundDocumentKind {
  const signs = readSigns(text);
  const form = findForm(text, { isCareer: isCareer(signs), sections: signs.sections.size });
  if (form) return { kind: form, reasons: [] };
  for (const kind of wordedKinds) {
    const reasons = kindRules[kind](signs);
    if (reasons) return { kind, reasons };
  }
  return { kind: 'resume', reasons: [] };
}

/** Signs of one kind from which on a text without any section of a career is doubtful. */
const DOUBTFUL_SIGNS = 4;

/** True for a text without a career's sections, dates or title, or with one date and many signs of another kind. */
export function mayBeOtherKind(text: string): boolean {
  const signs = readSigns(text);
  if (signs.hasTitle('resume') || careerSections(signs) > 0) return false;
  if (signs.spans === 0) return true;
  return (
    signs.spans === 1 &&
    wordedKinds.some((kind) => signs.distinct(`${kind} sign`).length >= DOUBTFUL_SIGNS)
  );
}

const readsLike: Readonly<Record<DocumentKind, string>> = {
  resume: 'a resume',
  email: 'an email. A resume attached to it was not read',
  calendar: 'a calendar entry',
  'contact-card': 'a contact card',
  data: 'a data file',
  table: 'a table of data',
  log: 'a log file',
  'source-code': 'source code',
  'blank-template': 'a template that nobody filled in',
  form: 'a form to be filled in',
  payslip: 'a payslip',
  invoice: 'an invoice',
  contract: 'a contract',
  minutes: 'the minutes of a meeting',
  certificate: 'a certificate',
  'cover-letter': 'a cover letter',
  'reference-letter': 'a reference about somebody',
  'job-advert': 'a job advert',
  'price-list': 'a price list',
  'web-page': 'a web page',
};

/** The sentence for a person about a file that is no resume. */
export function describeDocumentKind(kind: DocumentKind): string {
  return `This is not a resume: it reads like ${readsLike[kind]}.`;
}
