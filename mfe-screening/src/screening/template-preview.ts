import type { RejectionTemplate } from '@shortlist/contracts/rejection-template';
import { cleanTemplate, fillTemplate, type TemplateValues } from '@shortlist/screening/template';

/** What the placeholders stand for in one email. */
export type PreviewValues = TemplateValues;

/** The template with one candidate's values, by the rules the server drafts with. */
export function previewTemplate(
  template: RejectionTemplate,
  values: PreviewValues,
): { subject: string; content: string } {
  return fillTemplate(cleanTemplate(template), values);
}

/**
 * What is wrong with what emails are drafted from, as a sentence: it names a company that nobody
 * filled in, e.g. since the account's was taken out. Null when nothing is.
 */
export function templateProblem(template: RejectionTemplate | null): string | null {
  const { subject = '', content = '', company = '' } = template ?? {};
  const namesCompany = /\{\{ *company *\}\}/.test(`${subject}\n${content}`);
  return namesCompany && company.trim() === ''
    ? 'The template names the company, and none is filled in.'
    : null;
}
