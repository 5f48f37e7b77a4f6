import {
  type RejectionTemplate,
  templatePlaceholders,
} from '@shortlist/contracts/rejection-template';
import type { RejectionDraft } from '../types.js';
import { firstNameOf, fullNameOf } from './first-name.js';
import { cleanLine, cleanLines, plainLine } from './plain-text.js';

const MAX_VALUE = 120;
/** More would be no letter; each may become `MAX_VALUE` characters. */
const MAX_PLACEHOLDERS = 50;
const PLACEHOLDER = new RegExp(`\\{\\{ *(${templatePlaceholders.join('|')}) *\\}\\}`, 'g');
/** A name that is left out, with what holds it in its line: 'Guten Tag {{full_name}},' becomes 'Guten Tag,'. */
const NAME_LEFT_OUT =
  /^\{\{ *(?:first|full)_name *\}\}[,;:]? ?|(?:,? )?\{\{ *(?:first|full)_name *\}\}/gm;
const NAMELESS = 'applicant';
/** Text that looks like a placeholder to a reader, and a lone brace, which may be half of one. */
const LEFTOVER = /\{\{[^{}\n]{0,40}\}\}|\{[^{}\n]{0,40}\}|[{}]+/;

export type TemplateFault =
  | { readonly kind: 'unknown-placeholder'; readonly placeholder: string }
  | { readonly kind: 'company-missing' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'too-many-placeholders' };

export interface TemplateValues {
  readonly candidateName: string;
  /** True when the name was not read from the resume: a letter must not greet a person by a guess. */
  readonly isNameGuessed?: boolean;
  readonly jobTitle: string;
}

/** A letter as it is kept: without invisible characters, the subject on one line. */
export function cleanLetter({ subject, content }: RejectionDraft): RejectionDraft {
  return { subject: cleanLine(subject), content: cleanLines(content) };
}

/** The template as it is kept: a clean letter and a plain company. */
export function cleanTemplate(template: RejectionTemplate): RejectionTemplate {
  return { ...template, ...cleanLetter(template), company: plainLine(template.company) };
}

/** Why a cleaned template can't be drafted from; null when it can. */
export function findTemplateFault(template: RejectionTemplate): TemplateFault | null {
  const { subject, content, company } = template;
  if (subject === '' || content === '') return { kind: 'empty' };
  const text = `${subject}\n${content}`;
  const used = [...text.matchAll(PLACEHOLDER)].map((match) => match[1]);
  const unknown = LEFTOVER.exec(text.replace(PLACEHOLDER, ''));
  if (unknown) return { kind: 'unknown-placeholder', placeholder: unknown[0] };
  if (used.includes('company') && company === '') return { kind: 'company-missing' };
  if (used.length > MAX_PLACEHOLDERS) return { kind: 'too-many-placeholders' };
  return null;
}

/**
 * Fills a template that has no fault. Values lose their braces before they are put in, and all are put in at
 * once, so that nothing in them can become a placeholder. Without a company, which is a fault, its placeholder
 * stays in sight, as a preview shows it.
 */
export function fillTemplate(template: RejectionTemplate, input: TemplateValues): RejectionDraft {
  const isNamed = input.isNameGuessed !== true && fullNameOf(input.candidateName) !== '';
  const nameless = template.nameless ?? NAMELESS;
  const nameOf = (read: (name: string) => string) =>
    isNamed ? read(input.candidateName).slice(0, MAX_VALUE) : nameless;
  const values: Readonly<Record<string, string>> = {
    first_name: nameOf(firstNameOf),
    full_name: nameOf(fullNameOf),
    job_title: plainLine(input.jobTitle).slice(0, MAX_VALUE) || 'open',
    company: plainLine(template.company).slice(0, MAX_VALUE),
  };
  const drop = !isNamed && nameless === '';
  const fill = (text: string) =>
    (drop ? text.replace(NAME_LEFT_OUT, '') : text).replace(
      PLACEHOLDER,
      (whole, name: string) => values[name] || whole,
    );
  return { subject: fill(template.subject), content: fill(template.content) };
}
